import SourceModel

/// A function that a stub returns from an unanswered call, so that the test can go on: it ignores its arguments and returns a
/// placeholder value.
struct IdleFunction {
    let text: String

    /// - Parameters:
    ///   - member: The member that returns the function.
    ///   - scope: The names of the protocol and of the types that it is nested in.
    /// - Returns: `nil` if the type is not a function, or has noncopyable values or parameter packs.
    init?(_ type: TypeFact, of member: RequirementFact, in scope: [String], _ index: ProtocolIndex) {
        var type = type
        while case .decorated(_, let inner) = type { type = inner }
        guard case .function(let parameters, _, let result) = type, !type.text.contains("repeat ") else {
            return nil
        }
        let types = parameters.map { $0.type.undecorated.1 } + [result]
        guard !types.contains(where: { index.isNoncopyable($0, in: scope) }) else { return nil }
        let taken = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        let name = "\(scope.last?.plainName ?? "").\(member.signature)"
        let given = result.isVoid ? "" : "SceneryTestKit.placeholderValue(by: \"\(name)\")"
        let body = [taken, given].filter { !$0.isEmpty }.joined(separator: " ")
        text = body.isEmpty ? "{}" : "{ \(body) }"
    }
}
