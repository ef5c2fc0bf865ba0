/// A consumer of one of the promises that an aggregate waits for.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
@usableFromInline
final class AggregateConsumer: AnyPromise, @unchecked Sendable {
    @usableFromInline let source: AnyPromise
    private let owner: AnyPromise
    private var hasLeft = false

    init(of source: AnyPromise, in owner: AnyPromise) {
        self.source = source
        self.owner = owner
        super.init([], line: 0)
    }

    /// Leaves the source, and returns it if that has cancelled it.
    func leave() -> AnyPromise? { source.leave(self) ? source : nil }

    override var consumes: Bool { !hasLeft }

    override func markLeft() { hasLeft = true }

    override func settled(_ upstream: AnyPromise, cancelled: Bool) { owner.settled(self) }
}
