/// `recover`: from an error to a value or to a next promise.
///
/// `perform` as in `ThenLink`. `@unchecked Sendable`: `handler` belongs to the thread that set `isClaimed`.
@usableFromInline
final class RecoverLink<Value: Sendable>: Link<Value>, @unchecked Sendable {
    @usableFromInline
    enum Handler: Sendable {
        case value(@Sendable (any Error) throws -> Value)
        case promise(@Sendable (any Error) throws -> Promise<Value>)
    }

    @exclusivity(unchecked) @usableFromInline var handler: Handler?
    @usableFromInline let perform: @Sendable (AnyPromise, AnyPromise) -> Void

    @inlinable
    init(
        after upstream: Promise<Value>, on executor: HandlerExecutor, at location: PackedSourceLocation,
        _ handler: Handler,
        perform: @escaping @Sendable (AnyPromise, AnyPromise) -> Void
    ) {
        self.handler = handler
        self.perform = perform
        super.init(after: upstream, on: executor, at: location)
    }

    /// Calls the handler of `link` with the error of `upstream`, or passes its value on.
    @inlinable
    static func perform(_ link: AnyPromise, _ upstream: AnyPromise) {
        // These are the two that `react` or `pass` was called with: the types are those of the attaching call.
        let link = unsafeDowncast(link, to: Self.self)
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        guard case .error(let error) = upstream.storage else {
            if let outcome = upstream.storage.outcome { link.settle(outcome) }
            return
        }
        guard let handler = link.handler.take() else { return }
        do {
            switch handler {
            case .value(let handler): link.settle(.success(try handler(error)))
            case .promise(let handler): link.adopt(try handler(error))
            }
        } catch {
            link.settle(.failure(error))
        }
    }

    override func handles(rejection: Bool) -> Bool { rejection }

    override func pass(from upstream: AnyPromise) { perform(self, upstream) }

    override func react(to upstream: AnyPromise) { perform(self, upstream) }

    override func forgetHandler() { handler = nil }
}
