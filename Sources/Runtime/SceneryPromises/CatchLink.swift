/// `catch`: the end of a chain, which handles its error.
///
/// `@unchecked Sendable`: `handler` belongs to the thread that set `isClaimed`.
final class CatchLink<Value: Sendable>: Link<Void>, @unchecked Sendable {
    private var handler: (@Sendable (any Error) throws -> Void)?

    init(
        after upstream: Promise<Value>, on executor: HandlerExecutor, at location: PackedSourceLocation,
        _ handler: @escaping @Sendable (any Error) throws -> Void
    ) {
        self.handler = handler
        super.init(after: upstream, on: executor, at: location)
    }

    override func handles(rejection: Bool) -> Bool { rejection }

    override func pass(from upstream: AnyPromise) { settle(.success(())) }

    override func react(to upstream: AnyPromise) {
        // The initializer takes a promise of this type only.
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        guard let handler, case .error(let error) = upstream.storage else { return }
        self.handler = nil
        settle(Result { try handler(error) })
    }

    override func forgetHandler() { handler = nil }
}
