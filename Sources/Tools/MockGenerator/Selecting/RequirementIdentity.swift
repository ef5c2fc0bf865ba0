import SourceModel

/// Tells which requirements are one: the same member declared again by a child or by two parents.
///
/// Typealiases are followed and the short forms of types written out, so that `handle(_:)` of
/// `RequestHandling<HomeRequest>` and its restatement with the response's own name are found to be
/// the same.
struct RequirementIdentity {
    let index: ProtocolIndex
    let scope: [String]
    /// The protocols that requirements are from. One that asks for a member twice, for calls that wait
    /// and for calls that do not, means two.
    let owners: RequirementOwners
    /// Associated types that nothing settles.
    let open: Set<String>

    /// All but the effects and the result.
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

    /// Bounds and constraints alike, in whichever order and way round they are written.
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

    /// Whether two requirements of one `call` have one result.
    func haveOneResult(_ one: RequirementFact, _ other: RequirementFact) -> Bool {
        let first = canonical(one.type, positions(of: one.generics))
        let second = canonical(other.type, positions(of: other.generics))
        return first == second || isUnseen(first) || isUnseen(second)
    }

    /// The member of a type whose declaration is in none of the sources: it may be anything.
    private func isUnseen(_ type: TypeFact) -> Bool {
        guard case .named(let base?, _, _) = type, case .named = base else { return false }
        let full = type.bareName
        let start = String(full.prefix { $0 != "." })
        // Of a generic parameter or an open associated type it is nothing but itself.
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
        // A typealias may lead back to itself.
        guard depth < 16 else { return type }
        return type.replacing { names[$0] }.rewritten { part in
            let followed = index.followed(part, in: scope)
            return written(followed == part ? part : canonical(followed, [:], depth: depth + 1))
        }
    }

    /// Long forms as their short ones, `any` left out, modules of the system too.
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
    private func areOne(_ one: RequirementFact, _ other: RequirementFact) -> Bool {
        let isOverload =
            one.effects.isAsync != other.effects.isAsync && owners[one.place] == owners[other.place]
        return !isOverload && haveOneResult(one, other)
    }

    /// Each requirement once, where it first stood, as it was last written. The less it may do,
    /// the more it satisfies: effects are those that all declarations have.
    func merged(_ requirements: [RequirementFact]) -> [RequirementFact] {
        // Members of different names are never one; to tell the others apart takes all their types.
        let shared = requirements.sharedNames
        guard !shared.isEmpty else { return requirements }
        var merged: [RequirementFact] = []
        var places: [String: [Int]] = [:]
        for requirement in requirements {
            guard shared.contains(requirement.name) else {
                merged.append(requirement)
                continue
            }
            let key = call(of: requirement)
            if let place = places[key]?.first(where: { areOne(merged[$0], requirement) }) {
                merged[place] = requirement.joined(with: merged[place])
            } else {
                places[key, default: []].append(merged.count)
                merged.append(requirement)
            }
        }
        return merged
    }
}

extension [RequirementFact] {
    /// The names that more than one has.
    fileprivate var sharedNames: Set<String> {
        var shared: Set<String> = []
        // Where there are few, comparing them all is faster than hashing them.
        if count < 16 {
            for place in indices {
                for earlier in 0..<place where self[earlier].name == self[place].name {
                    shared.insert(self[place].name)
                }
            }
            return shared
        }
        var seen: Set<String> = []
        for place in indices where !seen.insert(self[place].name).inserted { shared.insert(self[place].name) }
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
