import SourceModel

/// A function for a stub to go on with after a call that nothing answered: it takes whatever comes and gives back
/// something made up.
struct IdleFunction {
    let text: String

    /// `nil` for what is no function, and for one with values that cannot be copied or parameter packs.
    ///
    /// - Parameter member: what gives the function back, as failures name it.
    init?(_ type: TypeFact, of member: String, in writer: MockWriter) {
        var type = type
        while case .decorated(_, let inner) = type { type = inner }
        guard case .function(let parameters, _, let result) = type, !type.text.contains("repeat ") else {
            return nil
        }
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        let types = parameters.map { $0.type.undecorated.1 } + [result]
        guard !types.contains(where: { writer.index.isNoncopyable($0, in: scope) }) else { return nil }
        let taken = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        let isVoid = result == .void || result == .name("Void")
        let given = isVoid ? "" : "SceneryTestKit.madeUp(by: \"\(member)\")"
        let body = [taken, given].filter { !$0.isEmpty }.joined(separator: " ")
        text = body.isEmpty ? "{}" : "{ \(body) }"
    }
}
