import SourceModel

/// A function for a stub to go on with after a call that nothing answered: it takes whatever comes and gives back
/// something made up.
struct IdleFunction {
    let text: String

    /// `nil` for what is no function, and for one with values that cannot be copied or parameter packs.
    ///
    /// - Parameters:
    ///   - member: what gives the function back.
    ///   - scope: the protocol, and what it is nested in.
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
        let given = result.isVoid ? "" : "SceneryTestKit.madeUp(by: \"\(name)\")"
        let body = [taken, given].filter { !$0.isEmpty }.joined(separator: " ")
        text = body.isEmpty ? "{}" : "{ \(body) }"
    }
}
