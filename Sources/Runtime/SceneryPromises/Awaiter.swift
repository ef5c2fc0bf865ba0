import SceneryLocks

/// A task that waits for a promise; a consumer like any other.
///
/// It does not depend on the type of the value, which only the caller of `wait` knows: so it is compiled
/// once, and looks no type up.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
@usableFromInline
final class Awaiter: AnyPromise, @unchecked Sendable {
    /// Resumes the task, with `CancellationError` or else with the outcome of the source.
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

    /// Calls `resume` once: with the outcome, or when `stopWaiting()` is called, before or after.
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
    /// The waiting task consumes the promise. When it is cancelled it stops waiting at once with
    /// `CancellationError`, and as the last consumer it takes the work with it. It waits in its own
    /// isolation: where the outcome stands already, nothing is suspended.
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
                        // An outcome stands when it is not the task that was cancelled.
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
