/// `recover`: from an error to a value or to a next promise.
///
/// `@unchecked Sendable`: the lock of this promise protects `handler`.
final class RecoverLink<Value: Sendable>: Link<Value, Value>, @unchecked Sendable {
    enum Handler: Sendable {
        case value(@Sendable (any Error) throws -> Value)
        case promise(@Sendable (any Error) throws -> Promise<Value>)
    }

    private var handler: Handler?

    init(after upstream: Promise<Value>, on delivery: Delivery, at place: Place, _ handler: Handler) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func passed(_ outcome: Result<Value, any Error>) -> Result<Value, any Error>? {
        if case .success = outcome { outcome } else { nil }
    }

    override func react(to outcome: Result<Value, any Error>) {
        guard let handler = takeHandler(), case .failure(let error) = outcome else { return }
        do {
            switch handler {
            case .value(let handler): settle(.success(try handler(error)))
            case .promise(let handler): adopt(try handler(error))
            }
        } catch {
            settle(.failure(error))
        }
    }

    override func forgetHandler() { _ = takeHandler() }

    private func takeHandler() -> Handler? {
        locked {
            defer { handler = nil }
            return handler
        }
    }
}
