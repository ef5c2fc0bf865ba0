/// `then` to a next promise.
///
/// `perform` as in `ThenLink`. `@unchecked Sendable`: `handler` belongs to the thread that set `isClaimed`.
@usableFromInline
final class ThenPromiseLink<Input: Sendable, Output: Sendable>: Link<Output>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var handler: (@Sendable (Input) throws -> Promise<Output>)?
    @usableFromInline let perform: @Sendable (AnyPromise, AnyPromise) -> Void

    @inlinable
    init(
        after upstream: Promise<Input>, on executor: HandlerExecutor, at location: PackedSourceLocation,
        _ handler: @escaping @Sendable (Input) throws -> Promise<Output>,
        perform: @escaping @Sendable (AnyPromise, AnyPromise) -> Void
    ) {
        self.handler = handler
        self.perform = perform
        super.init(after: upstream, on: executor, at: location)
    }

    /// Calls the handler of `link` with the value of `upstream` and adopts the promise it returns. When called with `link`
    /// twice, takes the outcome of the adopted promise.
    @inlinable
    static func perform(_ link: AnyPromise, _ upstream: AnyPromise) {
        // These are the two that `react` was called with: the types are those of the attaching call.
        let link = unsafeDowncast(link, to: Self.self)
        guard upstream !== link else {
            if let outcome = link.takeAdopted()?.result { link.settle(outcome) }
            return
        }
        let upstream = unsafeDowncast(upstream, to: Promise<Input>.self)
        guard let handler = link.handler.take(), case .value(let value) = upstream.storage else { return }
        let next: Promise<Output>
        do { next = try handler(value) } catch {
            link.settle(.failure(error))
            return
        }
        if next !== link, let outcome = next.result {
            next.noteConsumed()
            link.settle(outcome)
        } else {
            link.adopt(next)
        }
    }

    override func adoptedSettled() { perform(self, self) }

    override func handles(rejection: Bool) -> Bool { !rejection }

    override func pass(from upstream: AnyPromise) {
        let upstream = unsafeDowncast(upstream, to: Promise<Input>.self)
        if case .error(let error) = upstream.storage { settle(.failure(error)) }
    }

    override func react(to upstream: AnyPromise) { perform(self, upstream) }

    override func forgetHandler() { handler = nil }
}
