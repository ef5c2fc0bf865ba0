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
    var owners = RequirementOwners()
    /// The files it is made from.
    var paths: Set<String> = []
    var problems: [SourceProblem] = []
    /// What is worth saying though nothing is missing.
    private(set) var notes: [SourceProblem] = []
    /// The module to write before the protocol's name.
    let module: String?
    /// Whether the mock says itself that it is a `Boundary`: what a file imports publicly for its protocol alone
    /// would be a public import without a use beside the mock.
    private(set) var restatesBoundary = false
    /// Whether something is missing without which no conforming type compiles.
    var isImpossible = false

    let isolation: ProtocolIsolation
    /// The first inherited member that runs where the mock's own do only if the module isolates to that by default.
    var mixedIsolation: SourcePlace?

    var isActor: Bool { standard.contains("Actor") }

    init(
        of fact: ProtocolFact, index: ProtocolIndex, product: MockOptions.Product = .mocks
    ) throws(MockError) {
        self.fact = fact
        isolation = index.isolation(of: fact)
        self.product = product
        let mark = MockableMark(in: fact.comment)
        let usual = fact.name.plainName + product.suffix
        mockName = product == .mocks ? mark.mockName ?? usual : usual
        module = mark.module
        notes = product == .mocks ? mark.ignored.map { SourceProblem(place: fact.place, message: $0) } : []
        var fixed = mark.aliases
        var seen: Set<String> = []
        try collect(fact, index: index, path: [], seen: &seen, fixed: &fixed)
        restatesBoundary =
            fact.access == "public" && seen.contains("Boundary") && !paths.isDisjoint(with: index.sceneryShown)
        inferKnown(seen, &fixed)
        settle(fixed)
        let identity = RequirementIdentity(
            index: index, scope: fact.scope + [fact.name], owners: owners, open: Set(open.map(\.name)))
        requirements = identity.merged(requirements)
        for place in requirements.indices where requirements[place].effects.throwing == "rethrows" {
            requirements[place] = requirements[place].withTypedRethrow
        }
        // A proxy has no generic parameter of its own for an associated type.
        guard product == .mocks, !open.isEmpty else { return }
        let taken = Set(open.map(\.name))
        for place in requirements.indices where !requirements[place].generics.isEmpty {
            requirements[place] = requirements[place].renamingGenerics(besides: taken)
        }
    }

    // MARK: Settling

    /// The compiler infers these from the property of the same use; a class has an `id` of its own.
    private mutating func inferKnown(_ seen: Set<String>, _ fixed: inout [String: TypeFact]) {
        guard seen.contains("Identifiable") || seen.contains("RawRepresentable") else { return }
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
        for _ in 0..<4 where !fixed.isEmpty {
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
        // What most protocols name none of need not be looked for.
        let isOnlySelf = names.isEmpty && map.isEmpty
        guard
            !isOnlySelf
                || requirements.indices.contains(where: { requirements[$0].mentions { $0 == "Self" } })
        else { return }
        var own = map
        let bare = TypeFact.name(mockName)
        own["Self"] =
            names.isEmpty || product == .proxies
            ? bare : .named(base: nil, name: mockName, arguments: names.map { .name($0.name) })
        for (name, _) in names { own[name] = .name(name) }
        let replaced = Array(own.keys)
        for place in requirements.indices where requirements[place].mentions({ replaced.contains($0) }) {
            let shadowed = Set(requirements[place].generics.map(\.name))
            requirements[place] = requirements[place].replacing { shadowed.contains($0) ? nil : own[$0] }
        }
    }
}
