/// A likely programming error that a promise found when it was released.
///
/// By default each report is written as a line to standard error; see ``setHandler(_:)``.
public enum PromiseReport: Sendable {
    /// A promise was rejected and released, and nothing was ever attached to it. A cancelled promise is not reported,
    /// nor one that was never settled or whose handler was dropped, which have their own reports.
    case unhandledRejection(any Error, madeAt: PromiseSource)
    /// The last resolver of a promise was released while the promise was pending.
    case neverSettled(madeAt: PromiseSource)
    /// A custom executor released the job of a handler without running it.
    case handlerDropped(attachedAt: PromiseSource)

    /// Where the promise was created; for a link of a chain, where its handler was attached.
    public var source: PromiseSource {
        switch self {
        case .unhandledRejection(_, let source), .neverSettled(let source), .handlerDropped(let source):
            source
        }
    }
}

extension PromiseReport: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unhandledRejection(let error, let source):
            "a promise made at \(source) was rejected and nobody handled it: \(error); "
                + "end its chain in catch"
        case .neverSettled(let source):
            PromiseError.neverSettled(source).description
        case .handlerDropped(let source):
            PromiseError.handlerDropped(source).description
        }
    }
}
