import SourceModel

/// The result of a member, and the type by which a stub stores it.
struct MemberOutput {
    /// The type of the stub's answers.
    let type: String
    /// The type as declared.
    let declared: String
    /// The type to cast an answer to, if the stub stores it as `Any`.
    let cast: String?
    /// A value to return after an unanswered call, if the sources show how to create one.
    let standIn: String?
    let isNoncopyable: Bool
    let isSending: Bool

    var isErased: Bool { cast != nil }
    var isVoid: Bool { type == "Void" }

    /// - Parameter own: The generated mock, if it can be created without arguments.
    init(of requirement: RequirementFact, in scope: [String], _ index: ProtocolIndex, own: OwnMock?) {
        let (words, bare) = requirement.type.undecorated
        isNoncopyable =
            index.isNoncopyable(bare, in: scope)
            || requirement.isNoncopyable(bare)
        isSending = words.contains("sending")
        declared = bare.withoutUnwrapping.text
        let isErased = requirement.isGeneric(bare) && !isNoncopyable
        cast = isErased ? bare.withoutUnwrapping.operandText : nil
        type = isErased ? "Any" : bare.isVoid ? "Void" : bare.argumentText
        standIn =
            isErased
            ? nil
            : own?.standIn(for: bare, index) ?? IdleFunction(bare, of: requirement, in: scope, index)?.text
    }
}

/// A mock that can be its own answer.
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
