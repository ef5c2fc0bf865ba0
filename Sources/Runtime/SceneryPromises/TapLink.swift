/// `always`, `tap`, `tapError` and `validate`: has the same outcome, unless the handler throws.
///
/// `@unchecked Sendable`: `handler` belongs to the thread that set `isClaimed`.
final class TapLink<Value: Sendable>: Link<Value>, @unchecked Sendable {
    enum Handler: Sendable {
        case outcome(@Sendable (Result<Value, any Error>) throws -> Void)
        case value(@Sendable (Value) throws -> Void)
        case error(@Sendable (any Error) throws -> Void)
        /// Whether the value is valid.
        case condition(@Sendable (Value) throws -> Bool)
    }

    private var handler: Handler?

    init(
        after upstream: Promise<Value>, on executor: HandlerExecutor, at location: PackedSourceLocation,
        _ handler: Handler
    ) {
        self.handler = handler
        super.init(after: upstream, on: executor, at: location)
        start(after: upstream)
    }

    override func handles(rejection: Bool) -> Bool {
        switch handler {
        case .outcome: true
        case .value, .condition: !rejection
        case .error: rejection
        // The handler is taken only after this was asked for the last time.
        case nil: false
        }
    }

    override func pass(from upstream: AnyPromise) {
        // The initializer takes a promise of this type only.
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        if let outcome = upstream.storage.outcome { settle(outcome) }
    }

    override func react(to upstream: AnyPromise) {
        let upstream = unsafeDowncast(upstream, to: Promise<Value>.self)
        guard let handler = handler.take(), let outcome = upstream.storage.outcome else { return }
        do {
            try call(handler, with: outcome)
            settle(outcome)
        } catch {
            settle(.failure(error))
        }
    }

    private func call(_ handler: Handler, with outcome: Result<Value, any Error>) throws {
        switch (handler, outcome) {
        case (.outcome(let handler), _): try handler(outcome)
        case (.value(let handler), .success(let value)): try handler(value)
        case (.error(let handler), .failure(let error)): try handler(error)
        case (.condition(let holds), .success(let value)):
            if try !holds(value) { throw PromiseError.validationFailed(source) }
        case (.value, .failure), (.condition, .failure), (.error, .success):
            // `handles` excludes these, so no error gets here.
            break
        }
    }

    override func forgetHandler() { handler = nil }
}
