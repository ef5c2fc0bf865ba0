/// A task that waits for a promise; a consumer like any other.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
final class Awaiter<Value: Sendable>: AnyPromise, @unchecked Sendable {
    private enum State {
        case waiting(UnsafeContinuation<Value, any Error>)
        case cancelled
        /// Before the task waits, and after it was resumed.
        case idle
    }

    private let source: Promise<Value>
    private let state = Guarded(State.idle)
    private var hasLeft = false

    init(_ source: Promise<Value>) {
        self.source = source
    }

    /// Resumes the continuation once: with the outcome, or when `cancel()` is called, before or after.
    func wait(_ continuation: UnsafeContinuation<Value, any Error>) {
        let isCancelled = state.locked { state in
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

    override func upstreamSettled(cancelled: Bool) {
        // The outcome stands: this is called for no other reason.
        guard let outcome = source.result, let continuation = takeContinuation(.idle) else { return }
        continuation.resume(with: outcome)
    }

    override func cancel() {
        guard let continuation = takeContinuation(.cancelled) else { return }
        leave()
        continuation.resume(throwing: CancellationError())
    }

    private func leave() {
        if source.leave(self) { source.cancelUpstream() }
    }

    private func takeContinuation(_ following: State) -> UnsafeContinuation<Value, any Error>? {
        state.locked { state in
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
    public final var value: Value {
        get async throws {
            let awaiter = Awaiter(self)
            return try await withTaskCancellationHandler {
                try await withUnsafeThrowingContinuation { awaiter.wait($0) }
            } onCancel: {
                awaiter.cancel()
            }
        }
    }
}
