/// `recover`: from an error to a value or to a next promise.
///
/// `@unchecked Sendable`: `handler` belongs to whoever turned `isTaken`.
final class RecoverLink<Value: Sendable>: Link<Value>, @unchecked Sendable {
    enum Handler: Sendable {
        case value(@Sendable (any Error) throws -> Value)
        case promise(@Sendable (any Error) throws -> Promise<Value>)
    }

    private var handler: Handler?

    init(after upstream: Promise<Value>, on delivery: Delivery, at place: Place, _ handler: Handler) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func handles(rejection: Bool) -> Bool { rejection }

    override func pass(from upstream: AnyPromise) {
        if let outcome = unsafeDowncast(upstream, to: Promise<Value>.self).storage.outcome { settle(outcome) }
    }

    override func react(to upstream: AnyPromise) {
        // The type is that of the initialiser.
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        guard let handler, case .error(let error) = upstream.storage else { return }
        self.handler = nil
        do {
            switch handler {
            case .value(let handler): settle(.success(try handler(error)))
            case .promise(let handler): adopt(try handler(error))
            }
        } catch {
            settle(.failure(error))
        }
    }

    override func forgetHandler() { handler = nil }
}
