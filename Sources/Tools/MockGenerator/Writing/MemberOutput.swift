import SourceModel

/// What a member gives back, and under which type a stub keeps it.
struct MemberOutput {
    /// The type the stub answers with.
    let type: String
    /// The type as declared.
    let declared: String
    /// The type an answer is taken for, where the stub keeps it as `Any`.
    let cast: String?
    /// Something to go on with after a failure, where the sources show how to make it.
    let standIn: String?
    let isNoncopyable: Bool
    let isSending: Bool

    var isErased: Bool { cast != nil }
    var isVoid: Bool { type == "Void" }

    /// - Parameter own: the mock that is written, where it can be made without anything.
    init(of requirement: RequirementFact, in scope: [String], _ index: ProtocolIndex, own: OwnMock?) {
        let (words, bare) = requirement.type.undecorated
        isNoncopyable =
            index.isNoncopyable(bare, in: scope)
            || requirement.isNoncopyable(bare)
        isSending = words.contains("sending")
        declared = bare.withoutUnwrapping.text
        let isErased = requirement.isGeneric(bare) && !isNoncopyable
        cast = isErased ? bare.withoutUnwrapping.operandText : nil
        type = isErased ? "Any" : bare.isVoid ? "Void" : bare.notedText
        standIn =
            isErased
            ? nil
            : own?.standIn(for: bare, index) ?? IdleFunction(bare, of: requirement, in: scope, index)?.text
    }
}

/// A mock as an answer of itself.
struct OwnMock {
    let fact: ProtocolFact
    let name: String

    func standIn(for type: TypeFact, _ index: ProtocolIndex) -> String? {
        guard case .prefixed("any", let inner) = type, case .named(nil, let name, let arguments) = inner,
            arguments.isEmpty, let found = index.findProtocol(name, in: fact.scope),
            found.qualifiedName == fact.qualifiedName
        else { return nil }
        return "\(self.name)()"
    }
}
