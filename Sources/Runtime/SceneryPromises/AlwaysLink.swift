/// `always`: told of the outcome, which goes on as it is unless the handler throws.
///
/// `@unchecked Sendable`: the lock of this promise protects `handler`.
final class AlwaysLink<Value: Sendable>: Link<Value, Value>, @unchecked Sendable {
    private var handler: (@Sendable (Result<Value, any Error>) throws -> Void)?

    init(after upstream: Promise<Value>, on delivery: Delivery, at place: Place,
         _ handler: @escaping @Sendable (Result<Value, any Error>) throws -> Void) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func react(to outcome: Result<Value, any Error>) {
        guard let handler = takeHandler() else { return }
        do {
            try handler(outcome)
            settle(outcome)
        } catch {
            settle(.failure(error))
        }
    }

    override func forgetHandler() { _ = takeHandler() }

    private func takeHandler() -> (@Sendable (Result<Value, any Error>) throws -> Void)? {
        locked {
            defer { handler = nil }
            return handler
        }
    }
}
