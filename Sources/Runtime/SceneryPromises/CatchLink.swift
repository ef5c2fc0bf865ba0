/// `catch`: the end of a chain, where its error is dealt with.
///
/// `@unchecked Sendable`: the lock of this promise protects `handler`.
final class CatchLink<Value: Sendable>: Link<Value, Void>, @unchecked Sendable {
    private var handler: (@Sendable (any Error) throws -> Void)?

    init(after upstream: Promise<Value>, on delivery: Delivery, at place: Place,
         _ handler: @escaping @Sendable (any Error) throws -> Void) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func passed(_ outcome: Result<Value, any Error>) -> Result<Void, any Error>? {
        if case .success = outcome { .success(()) } else { nil }
    }

    override func react(to outcome: Result<Value, any Error>) {
        guard let handler = takeHandler(), case .failure(let error) = outcome else { return }
        settle(Result { try handler(error) })
    }

    override func forgetHandler() { _ = takeHandler() }

    private func takeHandler() -> (@Sendable (any Error) throws -> Void)? {
        locked {
            defer { handler = nil }
            return handler
        }
    }
}
