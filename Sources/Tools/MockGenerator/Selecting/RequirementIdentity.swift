import SourceModel

/// Decides which requirements are the same member, redeclared by a refining protocol or declared by two parents.
///
/// Typealiases are resolved and types written in their short form, so that `handle(_:)` of `RequestHandling<HomeRequest>` and
/// its redeclaration with the name of the response are the same.
struct RequirementIdentity {
    let index: ProtocolIndex
    let scope: [String]
    /// The protocols that declare the requirements. Synchronous and asynchronous overloads in one protocol are two members.
    let owners: RequirementOwners
    /// Unresolved associated types.
    let open: Set<String>

    /// Everything but the effects and the result.
    func call(of requirement: RequirementFact) -> String {
        let names = positions(of: requirement.generics)
        let parts = requirement.parameters.map { parameter in
            "\(parameter.label):\(text(parameter.type, names))\(parameter.isVariadic ? "..." : "")"
        }
        return
            ([
                requirement.kind.rawValue, requirement.isStatic ? "static" : "", requirement.name,
                requirement.failable,
            ]
            + ["\(requirement.generics.count)"] + rules(of: requirement, names) + parts
            + requirement.conditions).joined(separator: "|")
    }

    /// Bounds and constraints in a canonical order.
    private func rules(of requirement: RequirementFact, _ names: [String: TypeFact]) -> [String] {
        guard !requirement.generics.isEmpty || !requirement.constraints.isEmpty else { return [] }
        let bounds = requirement.generics.compactMap { generic in
            generic.bound.map { ConstraintFact(.name(generic.name), ":", $0) }
        }
        let all = (bounds + requirement.constraints).flatMap { rule -> [String] in
            let left = text(rule.left, names)
            if rule.relation == "==" {
                return [[left, text(rule.right, names)].sorted().joined(separator: "==")]
            }
            guard case .composition(let types) = rule.right else {
                return ["\(left):\(text(rule.right, names))"]
            }
            return types.map { "\(left):\(text($0, names))" }
        }
        return Set(all).sorted()
    }

    /// Whether two requirements with the same `call` have the same result.
    func haveSameResult(_ one: RequirementFact, _ other: RequirementFact) -> Bool {
        let first = canonical(one.type, positions(of: one.generics))
        let second = canonical(other.type, positions(of: other.generics))
        return first == second || isUndeclared(first, besides: second) || isUndeclared(second, besides: first)
    }

    /// Whether it is a nested type of a type that the sources do not declare, and so may be any type but that one.
    private func isUndeclared(_ type: TypeFact, besides other: TypeFact) -> Bool {
        guard case .named(let base?, _, _) = type, case .named = base, base != other else { return false }
        let full = type.bareName
        let start = String(full.prefix { $0 != "." })
        // A member of a generic parameter or an unresolved associated type is only equal to itself.
        if start.hasPrefix("τ") || open.contains(start) || SystemModules.names.contains(start) {
            return false
        }
        return index.findType(full, in: scope) == nil && index.findProtocol(full, in: scope) == nil
            && index.findType(base.bareName, in: scope) == nil
    }

    private func positions(of generics: [GenericFact]) -> [String: TypeFact] {
        Dictionary(
            zip(generics.map(\.name), generics.indices.map { .name("τ\($0)") }),
            uniquingKeysWith: { first, _ in first })
    }

    private func text(_ type: TypeFact, _ names: [String: TypeFact]) -> String { canonical(type, names).text }

    private func canonical(_ type: TypeFact, _ names: [String: TypeFact], depth: Int = 0) -> TypeFact {
        // A typealias may refer to itself.
        guard depth < 16 else { return type }
        return type.replacing { names[$0] }.rewritten { part in
            let followed = index.followed(part, in: scope)
            return written(followed == part ? part : canonical(followed, [:], depth: depth + 1))
        }
    }

    /// Types in their short form, without `any` and without system modules.
    private func written(_ type: TypeFact) -> TypeFact {
        switch type {
        case .named(.named(nil, let module, _)?, let name, let arguments)
        where SystemModules.names.contains(module) && !index.declares(name, in: scope):
            return written(.named(base: nil, name: name, arguments: arguments))
        case .named(.named(nil, "Self", _)?, let name, let arguments):
            return .named(base: nil, name: name, arguments: arguments)
        case .named(nil, "Optional", let arguments) where arguments.count == 1: return .optional(arguments[0])
        case .named(nil, "Array", let arguments) where arguments.count == 1: return .array(arguments[0])
        case .named(nil, "Dictionary", let arguments) where arguments.count == 2:
            return .dictionary(arguments[0], arguments[1])
        case .named(nil, "Void", _): return .void
        case .implicitlyUnwrapped(let type): return .optional(type)
        case .prefixed("any", let type): return type
        default: return type
        }
    }
}

extension RequirementIdentity {
    private func areSame(_ one: RequirementFact, _ other: RequirementFact) -> Bool {
        let isOverload =
            one.effects.isAsync != other.effects.isAsync && owners[one.location] == owners[other.location]
        return !isOverload && haveSameResult(one, other)
    }

    /// Each requirement once, at its first position, as in its last declaration. It has the effects that all declarations share,
    /// so that it satisfies each of them.
    func merged(_ requirements: [RequirementFact]) -> [RequirementFact] {
        // Only members of the same name need a comparison of all their types.
        let shared = requirements.sharedNames
        guard !shared.isEmpty else { return requirements }
        var merged: [RequirementFact] = []
        var indicesByCall: [String: [Int]] = [:]
        for requirement in requirements {
            guard shared.contains(requirement.name) else {
                merged.append(requirement)
                continue
            }
            let key = call(of: requirement)
            if let position = indicesByCall[key]?.first(where: { areSame(merged[$0], requirement) }) {
                merged[position] = requirement.joined(with: merged[position])
            } else {
                indicesByCall[key, default: []].append(merged.count)
                merged.append(requirement)
            }
        }
        return merged
    }
}

extension [RequirementFact] {
    /// The names that several requirements share.
    fileprivate var sharedNames: Set<String> {
        var shared: Set<String> = []
        // Comparing a few names is faster than hashing them.
        if count < 16 {
            for position in indices {
                for earlier in 0..<position where self[earlier].name == self[position].name {
                    shared.insert(self[position].name)
                }
            }
            return shared
        }
        var seen: Set<String> = []
        for position in indices where !seen.insert(self[position].name).inserted {
            shared.insert(self[position].name)
        }
        return shared
    }
}

extension RequirementFact {
    fileprivate func joined(with earlier: RequirementFact) -> RequirementFact {
        var joined = self
        joined.isSettable = isSettable || earlier.isSettable
        joined.effects.isAsync = effects.isAsync && earlier.effects.isAsync
        if effects.throwing == nil || earlier.effects.throwing == nil {
            joined.effects.throwing = nil
            joined.effects.errorType = nil
        } else if effects.throwing == "rethrows" || earlier.effects.throwing == "rethrows" {
            joined.effects.throwing = "rethrows"
            joined.effects.errorType = nil
        } else {
            joined.effects.errorType = effects.errorType ?? earlier.effects.errorType
        }
        if earlier.modifiers.contains("nonisolated"), !modifiers.contains("nonisolated") {
            joined.modifiers.append("nonisolated")
        }
        for attribute in earlier.attributes where !joined.attributes.contains(attribute) {
            joined.attributes.append(attribute)
        }
        return joined
    }
}
