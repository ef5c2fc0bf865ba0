/// An error of the promise itself, rather than of its work.
///
/// A cancelled promise is rejected with Swift's own `CancellationError`.
public enum PromiseError: Error, Equatable {
    /// The last resolver of the promise created there was released without settling it.
    case neverSettled(PromiseSource)
    /// A custom executor released the handler attached there without running it.
    case handlerDropped(PromiseSource)
    /// A value did not satisfy the condition of ``Promise/validate(on:fileID:line:_:)`` there.
    case validationFailed(PromiseSource)
    /// A handler returned the promise that waits for it (Promises/A+ 2.3.1).
    case adoptsItself(PromiseSource)
    /// The duration of ``Promise/timeout(_:clock:fileID:line:)`` passed.
    case timedOut(after: Duration)
    /// Each promise given to ``Promise/any(_:fileID:line:)`` was rejected; their errors in order.
    case allRejected([any Error])

    public static func == (left: Self, right: Self) -> Bool {
        left.description == right.description
    }
}

extension PromiseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .neverSettled(let source):
            "the promise made at \(source) was never settled: its last resolver is gone; "
                + "call fulfill or reject on every path"
        case .handlerDropped(let source):
            "the handler attached at \(source) never ran: its executor released the job; "
                + "run every job, or cancel the promise"
        case .validationFailed(let source):
            "the value did not satisfy the condition at \(source); "
                + "recover from this error, or throw one of your own in the condition"
        case .adoptsItself(let source):
            "the handler attached at \(source) returned the promise that waits for it; "
                + "return another one"
        case .timedOut(let duration):
            "there was no value within \(duration); increase the timeout or retry"
        case .allRejected(let errors) where errors.isEmpty:
            "there are no promises to wait for; pass at least one"
        case .allRejected(let errors):
            "all \(errors.count) promises were rejected, the last with: \(errors[errors.count - 1])"
        }
    }
}
