/// Settles a promise. The first call wins; later ones have no effect.
///
/// Any thread may call it. Inline handlers run inside the call that settles, see ``HandlerExecutor``. If the last
/// reference to a resolver is released before its promise is settled, that is reported as
/// ``PromiseReport/neverSettled(madeAt:)``, and the promise is rejected with
/// ``PromiseError/neverSettled(_:)``, so that no consumer waits forever.
public final class Resolver<Value: Sendable>: Sendable {
    /// The promise that this settles.
    public let promise: Promise<Value>

    @inlinable
    init(_ promise: Promise<Value>) {
        self.promise = promise
    }

    deinit {
        promise.abandon()
    }

    /// Fulfills the promise.
    @inlinable
    public func fulfill(_ value: Value) {
        promise.settle(.success(value))
    }

    /// Rejects the promise.
    public func reject(_ error: any Error) {
        promise.settle(.failure(error))
    }

    /// Fulfills or rejects the promise.
    public func settle(_ result: Result<Value, any Error>) {
        promise.settle(result)
    }

    /// Settles the promise with the outcome of `other`, and consumes it: cancelling the promise leaves `other`.
    public func follow(_ other: Promise<Value>) {
        guard other !== promise else { return reject(PromiseError.adoptsItself(promise.source)) }
        let relay = Relay(from: other, to: self)
        onCancel { relay.stop() }
        other.attach(relay, inline: false)
    }

    /// Calls `body` once if the promise is cancelled, on the thread that cancels it, or at once if it was cancelled
    /// before. It is not called if the promise is settled in another way. Hooks run in order.
    public func onCancel(_ body: @escaping @Sendable () -> Void) {
        promise.attach(hook: CancellationHook(body))
    }

    /// Whether the promise was cancelled, so that the work may stop.
    public var isCancelled: Bool { promise.isCancelled }
}

extension Resolver where Value == Void {
    /// Fulfills the promise.
    public func fulfill() { fulfill(()) }
}

extension Promise {
    /// Rejects a promise whose last resolver was released.
    final func abandon() {
        guard !isSettled, settle(.failure(PromiseError.neverSettled(source))) else { return }
        PromiseReport.neverSettled(madeAt: source).send()
    }
}

/// Passes the outcome of one promise to the resolver of another.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
private final class Relay<Value: Sendable>: AnyPromise, @unchecked Sendable {
    private let source: Promise<Value>
    private let resolver: Resolver<Value>
    private var hasLeft = false

    init(from source: Promise<Value>, to resolver: Resolver<Value>) {
        self.source = source
        self.resolver = resolver
        super.init([], line: 0)
    }

    override var consumes: Bool { !hasLeft }

    override func markLeft() { hasLeft = true }

    override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        if let outcome = source.result { resolver.settle(outcome) }
    }

    func stop() {
        if source.leave(self) { source.cancelUpstream() }
    }
}
