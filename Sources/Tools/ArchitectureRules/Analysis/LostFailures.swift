import SourceModel

/// Where a chain of Combine or Rx loses a failure without a handler that is empty.
struct LostFailures {
    struct Loss {
        var location: FileLocation
        /// Whether an empty list takes the place of the failure.
        var isReplaced: Bool
    }

    let body: BodyFact
    let safe: SafeStreams

    private static let replacing: Set<String> = ["replaceError", "catchAndReturn", "catchErrorJustReturn"]

    static let names = NameQuery(replacing.union(["subscribe"]), isConstant: true)

    var all: [Loss] {
        body.calls.indices.compactMap { index in
            let call = body.calls[index]
            if isReplaced(call) {
                return isReported(index) ? nil : Loss(location: call.location, isReplaced: true)
            }
            return isSuccessOnly(call) && !safe.isHandled(beforeCall: index) && mayFail(index)
                ? Loss(location: call.location, isReplaced: false) : nil
        }
    }

    /// `replaceError(with: [])`
    private func isReplaced(_ call: CallFact) -> Bool {
        guard let name = call.callee.names.last, Self.replacing.contains(name) else { return false }
        return call.arguments.count == 1 && call.arguments[0].value == .literal("[]")
    }

    /// A single that may fail: `subscribe(onSuccess: { … })`.
    private func isSuccessOnly(_ call: CallFact) -> Bool {
        guard call.callee.names.last == "subscribe" else { return false }
        let labels = Set(call.arguments.compactMap(\.label))
        return labels.contains("onSuccess")
            && labels.isSubset(of: ["with", "onSuccess", "onCompleted", "onDisposed"])
    }

    /// Whether nothing shows that the single cannot fail: it is no timer, no current value of a stream, and does not bring its errors
    /// as values.
    private func mayFail(_ index: Int) -> Bool {
        var index = index
        while true {
            let call = body.calls[index]
            if call.callee.names.contains(where: Self.unfailing.contains) { return false }
            guard case .call(let before) = call.callee.root, before < index else { break }
            index = before
        }
        let line = body.calls[index].location.line
        return !body.catches.contains { $0.kind == .failureCase && $0.location.line >= line }
    }

    private static let unfailing: Set<String> = [
        "asSingle", "take", "first", "just", "timer", "interval", "delay", "zip", "firstOrError",
    ]

    /// Whether the chain looks at the failure before: `.handleEvents(receiveCompletion: log)`, `.catch { … }`, `.mapError(report)`.
    private func isReported(_ index: Int) -> Bool {
        var index = index
        while case .call(let before) = body.calls[index].callee.root, before < index {
            index = before
            let call = body.calls[index]
            if ["handleEvents", "do", "mapError", "tryCatch", "catch"].contains(call.callee.names.last) {
                return true
            }
            if ReportingCallees.isReport(call.callee) { return true }
        }
        return false
    }
}
