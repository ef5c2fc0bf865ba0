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

    init(of requirement: RequirementFact, in writer: MockWriter) {
        let (words, bare) = requirement.type.undecorated
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        isNoncopyable =
            writer.index.isNoncopyable(bare, in: scope)
            || bare.mentions { name in requirement.generics.contains { $0.name == name && $0.isNoncopyable } }
        isSending = words.contains("sending")
        declared = bare.text
        let isErased = requirement.isGeneric(bare) && !isNoncopyable
        cast = isErased ? bare.notedText : nil
        type = isErased ? "Any" : bare == .void || bare == .name("Void") ? "Void" : bare.notedText
        let member = writer.fullName(requirement.signature)
        standIn =
            isErased
            ? nil : Self.standIn(for: bare, in: writer) ?? IdleFunction(bare, of: member, in: writer)?.text
    }

    private static func standIn(for type: TypeFact, in writer: MockWriter) -> String? {
        let shape = writer.shape
        guard case .prefixed("any", let inner) = type, case .named(nil, let name, let arguments) = inner,
            arguments.isEmpty,
            let fact = writer.index.findProtocol(name, in: shape.fact.scope),
            fact.qualifiedName == shape.fact.qualifiedName,
            !writer.isGeneric, !writer.isIsolated, shape.superclass == nil
        else { return nil }
        return "\(shape.mockName)()"
    }
}
