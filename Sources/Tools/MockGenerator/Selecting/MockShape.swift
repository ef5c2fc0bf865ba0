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
    var settled: [(name: String, type: TypeFact)] = []
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
        let usual = (fact.name.plainName + product.suffix).quotedName
        mockName = product == .mocks ? mark.mockName ?? usual : usual
        module = mark.module
        notes = product == .mocks ? mark.ignored.map { SourceProblem(place: fact.place, message: $0) } : []
        var fixed = mark.aliases
        var seen: Set<String> = []
        try collect(fact, index: index, path: [], seen: &seen, fixed: &fixed)
        restatesBoundary =
            fact.access == "public" && seen.contains("Boundary") && !paths.isDisjoint(with: index.sceneryShown)
        inferKnown(seen, &fixed)
        refuseUntraced(seen, fixed["Failure"])
        throwInLoops(seen, fixed["Failure"])
        settle(fixed, index)
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
}
