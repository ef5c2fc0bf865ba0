/// `always`: told of the outcome, which goes on as it is unless the handler throws.
///
/// `@unchecked Sendable`: `handler` belongs to whoever turned `isTaken`.
final class AlwaysLink<Value: Sendable>: Link<Value>, @unchecked Sendable {
    private var handler: (@Sendable (Result<Value, any Error>) throws -> Void)?

    init(after upstream: Promise<Value>, on delivery: Delivery, at place: Place,
         _ handler: @escaping @Sendable (Result<Value, any Error>) throws -> Void) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func react(to upstream: AnyPromise) {
        // The type is that of the initialiser.
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
