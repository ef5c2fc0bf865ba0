/// A task that waits for a promise; a consumer like any other.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
@usableFromInline
final class Awaiter<Value: Sendable>: AnyPromise, @unchecked Sendable {
    private enum State {
        case waiting(UnsafeContinuation<Value, any Error>)
        case cancelled
        /// Before the task waits, and after it was resumed.
        case idle
    }

    private let source: Promise<Value>
    private let waiting = Guarded(State.idle)
    private var hasLeft = false

    @usableFromInline
    init(_ source: Promise<Value>) {
        self.source = source
        super.init([], line: 0)
    }

    /// Resumes the continuation once: with the outcome, or when `stopWaiting()` is called, before or after.
    @usableFromInline
    func wait(_ continuation: UnsafeContinuation<Value, any Error>) {
        let isCancelled = waiting.locked { state in
            if case .cancelled = state { return true }
            state = .waiting(continuation)
            return false
        }
        source.attach(self, inline: false)
        guard isCancelled else { return }
        leave()
        continuation.resume(throwing: CancellationError())
    }

    override var consumes: Bool { !hasLeft }

    override func markLeft() { hasLeft = true }

    override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        // The outcome stands: this is called for no other reason.
        guard let outcome = source.result, let continuation = takeContinuation(.idle) else { return }
        continuation.resume(with: outcome)
    }

    @usableFromInline
    func stopWaiting() {
        guard let continuation = takeContinuation(.cancelled) else { return }
        leave()
        continuation.resume(throwing: CancellationError())
    }

    private func leave() {
        if source.leave(self) { source.cancelUpstream() }
    }

    private func takeContinuation(_ following: State) -> UnsafeContinuation<Value, any Error>? {
        waiting.locked { state in
            defer { state = following }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
    }
}

extension Promise {
    /// Waits for the outcome: the value, or the error thrown.
    ///
    /// The waiting task consumes the promise. When it is cancelled it stops waiting at once with
    /// `CancellationError`, and as the last consumer it takes the work with it.
    @inlinable
    public nonisolated(nonsending) final var value: Value {
        get async throws {
            if let result {
                noteConsumed()
                return try result.get()
            }
            let awaiter = Awaiter(self)
            return try await withTaskCancellationHandler {
                try await withUnsafeThrowingContinuation { awaiter.wait($0) }
            } onCancel: {
                awaiter.stopWaiting()
            }
        }
    }
}
