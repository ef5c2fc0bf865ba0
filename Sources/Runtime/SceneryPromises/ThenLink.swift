/// `then` to a final value.
///
/// An overridden method of a generic class is compiled once for all types, and slow. So
/// the work on values is in `perform`, which the caller's module specializes for its types. It captures
/// nothing and takes no memory of its own.
///
/// `@unchecked Sendable`: `handler` belongs to the thread that set `isClaimed`.
@usableFromInline
final class ThenLink<Input: Sendable, Output: Sendable>: Link<Output>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var handler: (@Sendable (Input) throws -> Output)?
    @usableFromInline let perform: @Sendable (AnyPromise, AnyPromise) -> Void

    @inlinable
    init(
        after upstream: Promise<Input>, on executor: HandlerExecutor, at location: PackedSourceLocation,
        _ handler: @escaping @Sendable (Input) throws -> Output,
        perform: @escaping @Sendable (AnyPromise, AnyPromise) -> Void
    ) {
        self.handler = handler
        self.perform = perform
        super.init(after: upstream, on: executor, at: location)
    }

    /// Calls the handler of `link` with the value of `upstream`.
    @inlinable
    static func perform(_ link: AnyPromise, _ upstream: AnyPromise) {
        // These are the two that `react` was called with: the types are those of the attaching call.
        let link = unsafeDowncast(link, to: Self.self)
        let upstream = unsafeDowncast(upstream, to: Promise<Input>.self)
        guard let handler = link.handler.take(), case .value(let value) = upstream.storage else { return }
        let outcome: Result<Output, any Error>
        do { outcome = .success(try handler(value)) } catch { outcome = .failure(error) }
        link.settle(outcome)
    }

    override func handles(rejection: Bool) -> Bool { !rejection }

    override func pass(from upstream: AnyPromise) {
        let upstream = unsafeDowncast(upstream, to: Promise<Input>.self)
        if case .error(let error) = upstream.storage { settle(.failure(error)) }
    }

    override func react(to upstream: AnyPromise) { perform(self, upstream) }

    override func forgetHandler() { handler = nil }
}
