import SourceModel

/// The members that a subclass of a class inherits from it and its superclasses, with the generic arguments of each superclass
/// inserted. Of a member that several of them declare, the one closest to the subclass comes first.
struct InheritedMembers {
    /// Methods, properties, and subscripts of instances; also those that cannot be overridden.
    private(set) var all: [RequirementFact] = []
    private(set) var statics: [RequirementFact] = []
    private(set) var constants: [RequirementFact] = []
    /// The names of properties without an explicit type.
    private(set) var untyped: [String] = []
    /// The first superclass whose members are unknown.
    private(set) var unknown: String?

    init(of base: BaseClass, index: ProtocolIndex) {
        var type = base.type
        for declared in base.chain {
            guard let members = declared.members else {
                unknown = declared.name
                return
            }
            let names = members.generics.map(\.name)
            let arguments = Dictionary(zip(names, type.arguments)) { first, _ in first }
            let inherited = { (fact: RequirementFact) in
                let own = fact.replacing { arguments[$0] }
                return own.mappingTypes { index.qualified($0, in: declared.scope + [declared.name]) }
            }
            Self.add(members.all.map(inherited), to: &all)
            Self.add(members.statics.map(inherited), to: &statics)
            constants += members.constants.map(inherited)
            untyped += members.untyped
            type = declared.inherited.first.map { $0.replacing { arguments[$0] } } ?? .void
        }
    }

    private static func add(_ members: [RequirementFact], to known: inout [RequirementFact]) {
        let earlier = known
        known += members.filter { member in !earlier.contains { $0.isSameMember(as: member) } }
    }
}
