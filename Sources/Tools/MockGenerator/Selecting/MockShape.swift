import Foundation
import SourceModel

/// A protocol with all that it inherits laid out flat: what a type that conforms must declare.
///
/// Collecting → settling associated types → merging what is one requirement.
struct MockShape {
    let fact: ProtocolFact
    /// The name of the class to write: of a mock, or of a proxy.
    let mockName: String
    let product: MockOptions.Product
    var requirements: [RequirementFact] = []
    /// Associated types that stay open, with their bounds, in order.
    var open: [(name: String, bounds: [TypeFact])] = []
    /// Associated types that a constraint, an argument or an override settles.
    private(set) var settled: [(name: String, type: TypeFact)] = []
    /// Constraints on members of associated types.
    var constraints: [ConstraintFact] = []
    var superclass: BaseClass?
    /// Protocols of the standard library that the mock satisfies by itself.
    var standard: Set<String> = []
    /// The protocols that requirements are from, by their places.
    var owners: [SourcePlace: String] = [:]
    /// The files it is made from.
    var paths: Set<String> = []
    var problems: [SourceProblem] = []
    /// What is worth saying though nothing is missing.
    private(set) var notes: [SourceProblem] = []
    /// The module to write before the protocol's name.
    let module: String?
    /// Whether something is missing without which no conforming type compiles.
    var isImpossible = false

    var isActor: Bool { standard.contains("Actor") }

    init(
        of fact: ProtocolFact, index: ProtocolIndex, product: MockOptions.Product = .mocks
    ) throws(MockError) {
        self.fact = fact
        self.product = product
        let mark = MockableMark(in: fact.comment)
        let usual = fact.name.plainName + product.suffix
        mockName = product == .mocks ? mark.mockName ?? usual : usual
        module = mark.module
        notes = product == .mocks ? mark.ignored.map { SourceProblem(place: fact.place, message: $0) } : []
        var fixed = mark.aliases
        var seen: Set<String> = []
        try collect(fact, index: index, path: [], seen: &seen, fixed: &fixed)
        inferKnown(seen, &fixed)
        settle(fixed)
        let identity = RequirementIdentity(
            index: index, scope: fact.scope + [fact.name], owners: owners, open: Set(open.map(\.name)))
        // A proxy has no generic parameter of its own for an associated type.
        let taken = product == .mocks ? Set(open.map(\.name)) : []
        requirements = identity.merged(requirements).map {
            $0.withTypedRethrow.renamingGenerics(besides: taken)
        }
    }

    // MARK: Settling

    /// The compiler infers these from the property of the same use; a class has an `id` of its own.
    private mutating func inferKnown(_ seen: Set<String>, _ fixed: inout [String: TypeFact]) {
        for (parent, associated, property) in [
            ("Identifiable", "ID", "id"), ("RawRepresentable", "RawValue", "rawValue"),
        ] {
            guard seen.contains(parent), fixed[associated] == nil else { continue }
            let restated = requirements.last {
                $0.name == property && $0.kind == .property && $0.type != .name(associated)
            }
            if let restated {
                fixed[associated] = restated.type
            } else if parent == "Identifiable", product == .mocks {
                requirements.removeAll { $0.name == property && $0.kind == .property }
                open.removeAll { $0.name == associated }
            }
        }
    }

    private mutating func settle(_ fixed: [String: TypeFact]) {
        var map = fixed
        for _ in 0..<4 {
            map = map.mapValues { type in
                type.replacing { name -> TypeFact? in fixed[name] == type ? nil : fixed[name] }
            }
        }
        settled = open.filter { map[$0.name] != nil }.map { ($0.name, map[$0.name] ?? .void) }
        open.removeAll { map[$0.name] != nil }
        open = open.map { ($0.name, $0.bounds.map { $0.replacing { map[$0] } }) }
        constraints = constraints.map {
            ConstraintFact($0.left.replacing { map[$0] }, $0.relation, $0.right.replacing { map[$0] })
        }.filter { constraint in
            constraint.left.mentions { name in open.contains { $0.name == name } }
        }
        nameOpenTypes(map)
    }

    /// Writes requirements with the mock's own names for `Self` and the associated types.
    private mutating func nameOpenTypes(_ map: [String: TypeFact]) {
        let names = open
        var own = map
        let bare = TypeFact.name(mockName)
        own["Self"] =
            names.isEmpty || product == .proxies
            ? bare : .named(base: nil, name: mockName, arguments: names.map { .name($0.name) })
        for (name, _) in names { own[name] = .name(name) }
        requirements = requirements.map { requirement in
            let shadowed = Set(requirement.generics.map(\.name))
            return requirement.replacing { shadowed.contains($0) ? nil : own[$0] }
        }
    }
}

extension RequirementFact {
    /// With names in all its types replaced for which `replacement` knows another.
    func replacing(_ replacement: (String) -> TypeFact?) -> RequirementFact {
        mappingTypes { $0.replacing(replacement) }
    }

    func mappingTypes(_ change: (TypeFact) -> TypeFact) -> RequirementFact {
        var copy = self
        copy.type = change(type)
        copy.effects.errorType = effects.errorType.map(change)
        copy.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = change(parameter.type)
            return parameter
        }
        copy.generics = generics.map { generic in
            var generic = generic
            generic.bound = generic.bound.map(change)
            return generic
        }
        copy.constraints = constraints.map { ConstraintFact(change($0.left), $0.relation, change($0.right)) }
        return copy
    }

    /// With other names for generic parameters that would hide one of the mock's own, which Swift forbids.
    func renamingGenerics(besides taken: Set<String>) -> RequirementFact {
        var fresh: [String: String] = [:]
        for name in generics.map(\.name) where taken.contains(name) {
            var other = name + "_"
            while taken.contains(other) || generics.contains(where: { $0.name == other }) { other += "_" }
            fresh[name] = other
        }
        guard !fresh.isEmpty else { return self }
        var copy = replacing { fresh[$0].map { .name($0) } }
        for place in generics.indices {
            copy.generics[place].name = fresh[generics[place].name] ?? generics[place].name
        }
        return copy
    }

    /// A requirement that rethrows is met by a method generic over the error, which unlike one that
    /// rethrows can throw what a stub was told.
    var withTypedRethrow: RequirementFact {
        guard effects.throwing == "rethrows" else { return self }
        var copy = self
        let error = TypeFact.name(generics.contains { $0.name == "Failure" } ? "RethrownFailure" : "Failure")
        var places: [Int] = []
        for (place, parameter) in parameters.enumerated() {
            guard let type = parameter.type.throwing(error) else { continue }
            places.append(place)
            copy.parameters[place].type = type
        }
        guard places.count == 1 else { return self }
        copy.generics.append(GenericFact(error.text, bound: .name("Swift.Error")))
        copy.effects.throwing = "throws"
        copy.effects.errorType = error
        copy.modifiers.append("rethrows")
        return copy
    }
}

extension TypeFact {
    /// A function type that throws anything, as one that throws `error`.
    fileprivate func throwing(_ error: TypeFact) -> TypeFact? {
        switch self {
        case .decorated(let words, let type): return type.throwing(error).map { .decorated(words, $0) }
        case .function(let parameters, let effects, let result):
            guard effects.hasSuffix(" throws") else { return nil }
            return .function(parameters: parameters, effects: effects + "(\(error.text))", result: result)
        default: return nil
        }
    }
}

extension String {
    /// The name without backticks.
    var plainName: String { filter { $0 != "`" } }
}

extension Substring {
    var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
