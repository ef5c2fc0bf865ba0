/// A gate whose request and output are out of sight.
public protocol AnyGate: AnyObject, Sendable {
    /// What failures call it.
    var name: String { get }
    /// The requests that wait, as text, in the order they came.
    var waitingTexts: [String] { get }
    /// How many requests have come, including those that were released.
    var arrivals: Int { get }
    /// Whether a task was released and has not continued yet.
    var isLeaving: Bool { get }
    /// Ends everything that waits with `CancellationError`.
    func cancelAll()
}

extension Gate: AnyGate {
    public var waitingTexts: [String] { held.map { display($0.request) } }

    public func cancelAll() {
        for held in held { release(held.number, .failure(CancellationError())) }
    }
}
