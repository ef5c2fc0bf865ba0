import SourceModel

/// A class to mock, as a protocol whose only parent is the class and whose requirements are what the mock overrides. So a mock
/// of a class is written as one of a protocol with a base class.
struct MockedClass {
    /// What the mock is generated from.
    let asProtocol: ProtocolFact
    private let declared: NominalFact
    private let base: BaseClass
    private let members: ClassMembersFact
    private let index: ProtocolIndex
    /// The members that the mock does not override, with the reasons.
    private let kept: [String]

    init(_ declared: NominalFact, comment: String, index: ProtocolIndex) {
        self.declared = declared
        self.index = index
        let members = declared.members ?? ClassMembersFact()
        self.members = members
        let type = TypeFact.named(
            base: nil, name: declared.name, arguments: members.generics.map { .name($0.name) })
        base = BaseClass(type, declared: declared, index: index)
        let overridable = OverridableMembers(of: base, index: index)
        kept = overridable.kept
        asProtocol = ProtocolFact(
            name: declared.name, scope: declared.scope,
            access: ["private", "fileprivate"].contains(members.access) ? members.access : "internal",
            attributes: declared.attributes.filter { $0.hasPrefix("@available") },
            modifiers: [ProtocolFact.standsForClass] + members.modifiers.filter { $0 == "nonisolated" },
            inherited: [type], primaryAssociatedTypes: [],
            constraints: members.constraints.filter { !Self.isBound($0, of: members.generics) },
            associatedTypes: members.generics.map { Self.associated($0, members.constraints) },
            requirements: overridable.overridden, comment: comment, conditions: members.conditions,
            location: members.location)
    }

    /// A generic parameter with all bounds, also those in the `where` clause: the mock has its parameters in the same order.
    private static func associated(
        _ generic: GenericFact, _ constraints: [ConstraintFact]
    ) -> AssociatedTypeFact {
        let stated = constraints.filter { isBound($0, of: [generic]) }.map(\.right)
        return AssociatedTypeFact(generic.name, inherited: (generic.bound.map { [$0] } ?? []) + stated)
    }

    private static func isBound(_ constraint: ConstraintFact, of generics: [GenericFact]) -> Bool {
        constraint.relation == ":" && generics.contains { constraint.left == .name($0.name) }
    }

    /// The mock; omitted, with the reason, if Swift allows no subclass that can be generated.
    var generated: GeneratedMock {
        if let obstacle {
            return GeneratedMock(
                refusedClass: asProtocol,
                because: "no mock of \"\(declared.qualifiedName)\" is written, \(obstacle)")
        }
        let mock = MockGenerator.generate(asProtocol, index: index, .mocks)
        guard !mock.isOmitted, !kept.isEmpty else { return mock.uncached() }
        let message =
            "the mock of class \"\(declared.qualifiedName)\" does not override \(kept.joined(separator: ", "))"
        return mock.uncached(noting: SourceProblem(location: members.location, message: message))
    }

    private var obstacle: String? {
        if members.modifiers.contains("final") {
            return "since the class is final: remove \"final\", or mock a protocol that it conforms to"
        }
        if members.generics.contains(where: { $0.specifier != nil || $0.bound?.text.hasPrefix("~") == true })
        {
            return "since its generic parameters are packs, values, or noncopyable"
        }
        if let outer = genericOuter { return "since \"\(outer)\", which it is nested in, is generic" }
        if base.designated.isEmpty {
            return
                "since all of its initializers are private: make one internal, or mock a protocol that it conforms to"
        }
        guard base.chain.allSatisfy(\.initializers.isEmpty), let parent = unknownParent else { return nil }
        return
            "since it inherits the initializers of \"\(parent)\", whose declaration is not in the sources: "
            + "pass them with --known, or declare an initializer"
    }

    /// A generic type around the class.
    private var genericOuter: String? {
        declared.scope.indices.lazy.map { declared.scope[...$0].joined(separator: ".") }
            .first { index.types[$0]?.members?.generics.isEmpty == false }
    }

    /// The first parent of the last known class, if it may be a class that the sources do not declare.
    private var unknownParent: String? {
        let parent = BaseClass.foreignParent(of: base.chain, index: index)
        return base.isBelowObject ? nil : parent
    }
}

extension ProtocolFact {
    /// Marks the facts of a class that is mocked.
    static let standsForClass = "class"

    /// Whether its mock inherits from a class and conforms to no protocol.
    var isClass: Bool { modifiers.contains(Self.standsForClass) }
}
