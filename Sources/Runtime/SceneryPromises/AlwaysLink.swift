/// `always`: has the same outcome, unless the handler throws.
///
/// `@unchecked Sendable`: `handler` belongs to the thread that set `isClaimed`.
final class AlwaysLink<Value: Sendable>: Link<Value>, @unchecked Sendable {
    private var handler: (@Sendable (Result<Value, any Error>) throws -> Void)?

    init(
        after upstream: Promise<Value>, on executor: HandlerExecutor, at location: PackedSourceLocation,
        _ handler: @escaping @Sendable (Result<Value, any Error>) throws -> Void
    ) {
        self.handler = handler
        super.init(after: upstream, on: executor, at: location)
    }

    override func react(to upstream: AnyPromise) {
        // The initializer takes a promise of this type only.
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        guard let handler, let outcome = upstream.storage.outcome else { return }
        self.handler = nil
        do {
            try handler(outcome)
            settle(outcome)
        } catch {
            settle(.failure(error))
        }
    }

    override func forgetHandler() { handler = nil }
}
