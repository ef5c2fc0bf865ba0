import Foundation
import SourceModel

/// A protocol with everything that it inherits: the declarations that a conforming type needs.
///
/// Collecting requirements → resolving associated types → merging redeclared requirements.
struct FlattenedProtocol {
    let fact: ProtocolFact
    /// The name of the generated class.
    let mockName: String
    let product: MockOptions.Product
    var requirements: [RequirementFact] = []
    /// Unresolved associated types, with their bounds, in order.
    var open: [(name: String, bounds: [TypeFact])] = []
    /// Associated types that a constraint, a generic argument, or an annotation resolves.
    var resolved: [(name: String, type: TypeFact)] = []
    /// Constraints on members of associated types.
    var constraints: [ConstraintFact] = []
    var superclass: BaseClass?
    /// Protocols of the standard library that the generated class implements without stubs.
    var standard: Set<String> = []
    /// Those of them that the protocol does not refine itself, and that the class has to name.
    var addedParents: [String] = []
    var owners = RequirementOwners()
    /// The paths of the files that declare it and what it inherits.
    var paths: Set<String> = []
    var problems: [SourceProblem] = []
    /// Remarks that leave nothing out.
    private(set) var notes: [SourceProblem] = []
    /// The module to write before the protocol's name.
    let module: String?
    /// Whether the mock conforms to `Boundary` explicitly. Otherwise a public import that the sources only need for the protocol
    /// would be unused in the mock's file.
    private(set) var restatesBoundary = false
    /// Whether no conforming type can be generated, for a reason in `problems`.
    var isImpossible = false

    let isolation: ProtocolIsolation
    /// The first inherited member whose isolation is the mock's only if that is the module's default.
    var mixedIsolation: FileLocation?

    var isActor: Bool { standard.contains("Actor") }

    init(
        of fact: ProtocolFact, index: ProtocolIndex, product: MockOptions.Product = .mocks
    ) throws(MockError) {
        self.fact = fact
        isolation = index.isolation(of: fact)
        self.product = product
        let mark = MockableAnnotation(in: fact.comment)
        let usual = (fact.name.plainName + product.suffix).quotedName
        mockName = product == .mocks ? mark.mockName ?? usual : usual
        module = mark.module
        notes =
            product == .mocks ? mark.ignored.map { SourceProblem(location: fact.location, message: $0) } : []
        var fixed = mark.aliases
        var seen: Set<String> = []
        try collect(fact, index: index, path: [], seen: &seen, fixed: &fixed)
        restatesBoundary =
            mockAccess == "public" && seen.contains("Boundary")
            && !paths.isDisjoint(with: index.sceneryShown)
        inferFromProperties(seen, &fixed)
        refuseUntraced(seen, fixed["Failure"])
        throwInLoops(seen, fixed["Failure"])
        completeStandardTypes(seen, &fixed)
        overrideObjectMembers()
        resolve(fixed, index)
        refuseSelfReferences()
        let identity = RequirementIdentity(
            index: index, scope: fact.scope + [fact.name], owners: owners, open: Set(open.map(\.name)))
        requirements = identity.merged(requirements)
        dropRestatedMembers()
        freeSharedMembers()
        refuseSharedNames()
        for position in requirements.indices where requirements[position].effects.throwing == "rethrows" {
            requirements[position] = requirements[position].withTypedRethrow
        }
        // That may have added a generic parameter.
        renameShadowingGenerics()
    }
}
