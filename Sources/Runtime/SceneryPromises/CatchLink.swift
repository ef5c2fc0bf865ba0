/// `catch`: the end of a chain, where its error is dealt with.
///
/// `@unchecked Sendable`: `handler` belongs to whoever turned `isTaken`.
final class CatchLink<Value: Sendable>: Link<Void>, @unchecked Sendable {
    private var handler: (@Sendable (any Error) throws -> Void)?

    init(after upstream: Promise<Value>, on delivery: Delivery, at place: Place,
         _ handler: @escaping @Sendable (any Error) throws -> Void) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func handles(rejection: Bool) -> Bool { rejection }

    override func pass(from upstream: AnyPromise) { settle(.success(())) }

    override func react(to upstream: AnyPromise) {
        // The type is that of the initialiser.
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        guard let handler, case .error(let error) = upstream.storage else { return }
        self.handler = nil
        settle(Result { try handler(error) })
    }

    override func forgetHandler() { handler = nil }
}
