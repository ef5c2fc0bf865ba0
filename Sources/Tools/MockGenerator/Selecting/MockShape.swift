import Foundation
import SourceModel

/// A protocol with all that it inherits laid out flat: what a type that conforms must declare.
struct MockShape {
    let fact: ProtocolFact
    let mockName: String
    private(set) var requirements: [RequirementFact] = []
    /// Associated types that stay open, with their bounds, in order.
    private(set) var open: [(name: String, bounds: [TypeFact])] = []
    /// Associated types that a constraint, an argument or an override settles.
    private(set) var settled: [(name: String, type: TypeFact)] = []
    /// Constraints on members of associated types.
    private(set) var constraints: [ConstraintFact] = []
    private(set) var superclass: TypeFact?
    /// Protocols of the standard library that the mock satisfies by itself.
    private(set) var standard: Set<String> = []
    private(set) var attributes: [String]
    private(set) var paths: Set<String> = []
    private(set) var problems: [SourceProblem] = []

    var isActor: Bool { standard.contains("Actor") }

    init(of fact: ProtocolFact, index: ProtocolIndex) throws(MockError) {
        self.fact = fact
        mockName = fact.name.trimmingBackticks + "Mock"
        attributes = fact.attributes
        var fixed = Self.overrides(in: fact.comment)
        var seen: Set<String> = []
        try collect(fact, index: index, path: [], seen: &seen, fixed: &fixed)
        settle(fixed)
        let identity = RequirementIdentity(index: index, scope: fact.scope + [fact.name])
        requirements = identity.merged(requirements)
    }

    // MARK: Collecting

    private mutating func collect(
        _ fact: ProtocolFact, index: ProtocolIndex, path: [String], seen: inout Set<String>,
        fixed: inout [String: TypeFact]
    ) throws(MockError) {
        if path.contains(fact.qualifiedName) { throw .cyclicInheritance(path + [fact.qualifiedName]) }
        for constraint in fact.constraints { note(constraint, &fixed) }
        for associated in fact.associatedTypes {
            for constraint in associated.constraints { note(constraint, &fixed) }
        }
        guard seen.insert(fact.qualifiedName).inserted else { return }
        paths.insert(fact.place.path)
        for parent in index.parents(of: fact) {
            if let next = index.findProtocol(parent.bareName, in: fact.scope) {
                for (name, type) in zip(next.primaryAssociatedTypes, parent.arguments) { fixed[name] = type }
                try collect(next, index: index, path: path + [fact.qualifiedName], seen: &seen, fixed: &fixed)
                for attribute in next.attributes where !attributes.contains(attribute) {
                    if index.globalActors.contains(String(attribute.dropFirst())) { attributes.append(attribute) }
                }
            } else {
                inherit(parent, in: fact, index: index)
            }
        }
        for associated in fact.associatedTypes { add(associated) }
        for (key, alias) in index.aliases where alias.generics.isEmpty && alias.scope == fact.scope + [fact.name] {
            _ = key
            if open.contains(where: { $0.name == alias.name }) { fixed[alias.name] = alias.type }
        }
        requirements += fact.requirements.map { qualify($0, fact: fact, index: index) }
    }

    private mutating func inherit(_ parent: TypeFact, in fact: ProtocolFact, index: ProtocolIndex) {
        let name = parent.bareName.hasPrefix("Swift.") ? String(parent.bareName.dropFirst(6)) : parent.bareName
        if let type = index.findType(name, in: fact.scope), type.kind == .class {
            superclass = parent
        } else if name == "NSObject" || name == "NSObjectProtocol" {
            superclass = superclass ?? .name("NSObject")
        } else if Self.satisfied.contains(name) {
            standard.insert(name)
            if name == "Codable" { standard.formUnion(["Encodable", "Decodable"]) }
            if name == "Hashable" || name == "Comparable" { standard.insert("Equatable") }
        } else {
            problems.append(SourceProblem(
                place: fact.place,
                message: "\"\(fact.name)\" refines \"\(parent.text)\", which is in none of the sources: its requirements are left out, hand its source in too"))
        }
    }

    private static let satisfied: Set<String> = [
        "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "~Copyable",
        "~Escapable", "Error", "LocalizedError", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable",
        "Encodable", "Decodable", "Actor", "AnyActor", "Observable", "ObservableObject",
    ]

    private mutating func note(_ constraint: ConstraintFact, _ fixed: inout [String: TypeFact]) {
        guard let name = constraint.left.associatedName else {
            if constraint.left != .name("Self") { constraints.append(constraint) }
            return
        }
        if constraint.relation == "==" {
            fixed[name] = constraint.right
        } else {
            add(AssociatedTypeFact(name, inherited: [constraint.right]))
        }
    }

    private mutating func add(_ associated: AssociatedTypeFact) {
        // A mock keeps what it is given, so that its own associated types can be copied.
        let bounds = associated.inherited.filter { bound in
            if case .suppressed = bound { return false }
            return true
        }
        if let place = open.firstIndex(where: { $0.name == associated.name }) {
            for bound in bounds where !open[place].bounds.contains(bound) { open[place].bounds.append(bound) }
        } else {
            open.append((associated.name, bounds))
        }
    }

    /// `@mockable(typealias: T = String; U = Int)`.
    private static func overrides(in comment: String) -> [String: TypeFact] {
        guard let start = comment.range(of: "typealias:") else { return [:] }
        let rest = comment[start.upperBound...].prefix { $0 != ")" && $0 != "\n" }
        var result: [String: TypeFact] = [:]
        for part in rest.split(whereSeparator: { $0 == ";" || $0 == "," }) {
            let sides = part.split(separator: "=").map { $0.trimmingSpaces }
            if sides.count == 2 { result[sides[0]] = .other(sides[1]) }
        }
        return result
    }

    // MARK: Settling

    private mutating func settle(_ fixed: [String: TypeFact]) {
        var map = fixed
        for _ in 0..<4 {
            map = map.mapValues { type in type.replacing { name -> TypeFact? in fixed[name] == type ? nil : fixed[name] } }
        }
        if standard.contains("Identifiable"), let id = map["ID"] {
            requirements.append(RequirementFact(property: "id", type: id, place: fact.place))
            open.append(("ID", []))
        }
        settled = open.filter { map[$0.name] != nil }.map { ($0.name, map[$0.name] ?? .void) }
        open.removeAll { map[$0.name] != nil }
        open = open.map { ($0.name, $0.bounds.map { $0.replacing { map[$0] } }) }
        constraints = constraints.map {
            ConstraintFact($0.left.replacing { map[$0] }, $0.relation, $0.right.replacing { map[$0] })
        }.filter { constraint in
            constraint.left.mentions { name in open.contains { $0.name == name } }
        }
        let names = open
        var own = map
        let bare = TypeFact.name(mockName)
        own["Self"] = names.isEmpty ? bare : .named(base: nil, name: mockName, arguments: names.map { .name($0.name) })
        for (name, _) in names { own[name] = .name(name) }
        requirements = requirements.map { requirement in
            let shadowed = Set(requirement.generics.map(\.name))
            return requirement.replacing { shadowed.contains($0) ? nil : own[$0] }
        }
    }

    /// Types declared beside a nested protocol are named in full, since the mock stands elsewhere.
    private func qualify(_ requirement: RequirementFact, fact: ProtocolFact, index: ProtocolIndex) -> RequirementFact {
        guard !fact.scope.isEmpty else { return requirement }
        return requirement.replacing { name in
            for depth in stride(from: fact.scope.count, to: 0, by: -1) {
                let key = (fact.scope.prefix(depth) + [name]).joined(separator: ".")
                if index.types[key] != nil || index.aliases[key] != nil || index.protocols[key] != nil {
                    return .name(key)
                }
            }
            return nil
        }
    }
}

extension TypeFact {
    /// The name of an associated type, written alone or as a member of `Self`.
    fileprivate var associatedName: String? {
        switch self {
        case .named(nil, let name, let arguments) where arguments.isEmpty && name != "Self": return name
        case .named(.named(nil, "Self", _)?, let name, _): return name
        default: return nil
        }
    }
}

extension RequirementFact {
    func replacing(_ replacement: (String) -> TypeFact?) -> RequirementFact {
        var copy = self
        copy.type = type.replacing(replacement)
        copy.effects.errorType = effects.errorType?.replacing(replacement)
        copy.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.replacing(replacement)
            return parameter
        }
        copy.generics = generics.map { generic in
            var generic = generic
            generic.bound = generic.bound?.replacing(replacement)
            return generic
        }
        copy.constraints = constraints.map {
            ConstraintFact($0.left.replacing(replacement), $0.relation, $0.right.replacing(replacement))
        }
        return copy
    }
}

extension String {
    var trimmingBackticks: String { filter { $0 != "`" } }
}

extension Substring {
    var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
