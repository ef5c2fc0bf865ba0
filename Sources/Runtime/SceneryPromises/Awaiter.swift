import SceneryFoundations

/// A task that waits for a promise; a consumer like any other.
///
/// It does not depend on the type of the value, which only the caller of `wait` knows. So it is compiled
/// once and looks up no types.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
@usableFromInline
final class Awaiter: AnyPromise, @unchecked Sendable {
    /// Resumes the task with `CancellationError` or with the outcome of the source.
    @usableFromInline typealias Resume = @Sendable (_ isCancelled: Bool) -> Void

    private enum State: Sendable {
        case waiting(Resume)
        case cancelled
        /// Before the task waits, and after it was resumed.
        case idle
    }

    private let source: AnyPromise
    private let waiting = Protected(State.idle)
    private var hasLeft = false

    @usableFromInline
    init(_ source: AnyPromise) {
        self.source = source
        super.init([], line: 0)
    }

    /// Calls `resume` once: when the source is settled, or when `stopWaiting()` is called, even if that was earlier.
    @usableFromInline
    func wait(_ resume: @escaping Resume) {
        let isCancelled = waiting.withLock { state in
            if case .cancelled = state { return true }
            state = .waiting(resume)
            return false
        }
        source.attach(self, inline: false)
        guard isCancelled else { return }
        leave()
        resume(true)
    }

    override var consumes: Bool { !hasLeft }

    override func markLeft() { hasLeft = true }

    override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        takeResume(.idle)?(false)
    }

    @usableFromInline
    func stopWaiting() {
        guard let resume = takeResume(.cancelled) else { return }
        leave()
        resume(true)
    }

    private func leave() {
        if source.leave(self) { source.cancelUpstream() }
    }

    private func takeResume(_ following: State) -> Resume? {
        waiting.withLock { state in
            defer { state = following }
            if case .waiting(let resume) = state { return resume }
            return nil
        }
    }
}

extension Promise {
    /// Waits for the outcome: the value, or the error thrown.
    ///
    /// The waiting task is a consumer. If the task is cancelled, it stops waiting at once with
    /// `CancellationError`; if it was the last consumer, the promise is cancelled. The task keeps its
    /// isolation, and is not suspended if the promise is already settled.
    @inlinable
    public nonisolated(nonsending) final var value: Value {
        get async throws {
            if let result {
                noteConsumed()
                return try result.get()
            }
            let awaiter = Awaiter(self)
            return try await withTaskCancellationHandler {
                try await withUnsafeThrowingContinuation { continuation in
                    awaiter.wait { isCancelled in
                        // Unless the task was cancelled, the promise is settled.
                        if !isCancelled, let result = self.result {
                            continuation.resume(with: result)
                        } else {
                            continuation.resume(throwing: CancellationError())
                        }
                    }
                }
            } onCancel: {
                awaiter.stopWaiting()
            }
        }
    }
}
