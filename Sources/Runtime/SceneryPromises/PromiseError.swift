/// What a promise is rejected with by this module itself.
///
/// A cancelled promise is rejected with Swift's own `CancellationError`.
public enum PromiseError: Error, Equatable {
    /// The last resolver was released without settling the promise made there.
    case neverSettled(PromiseSource)
    /// A handler returned the very promise that its own attaching had returned (Promises/A+ 2.3.1).
    case adoptsItself(PromiseSource)
    /// The time given to ``Promise/timeout(_:clock:fileID:line:)`` had passed.
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
        case .adoptsItself(let source):
            "the handler attached at \(source) returned the promise that waits for it; "
                + "return another one"
        case .timedOut(let duration):
            "nothing came within \(duration); raise the timeout or retry"
        case .allRejected(let errors) where errors.isEmpty:
            "none of no promises can be fulfilled; give at least one"
        case .allRejected(let errors):
            "all \(errors.count) promises were rejected, the last with: \(errors[errors.count - 1])"
        }
    }
}
