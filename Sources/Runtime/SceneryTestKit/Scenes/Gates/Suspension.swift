import SceneryFoundations

/// One task that waits to be resumed. It is resumed once, also by cancelling the task.
final class Suspension<Value: Sendable>: Sendable {
    private enum State {
        case fresh
        case waiting(CheckedContinuation<Value, any Error>)
        case settled(Result<Value, any Error>)
    }

    private let state = Protected(State.fresh)

    /// Waits, on the caller's actor.
    ///
    /// - Throws: The error it is resumed with, or `CancellationError` when the task is cancelled.
    nonisolated(nonsending) func value() async throws -> Value {
        try await withTaskCancellationHandler {
            try await told()
        } onCancel: {
            settle(.failure(CancellationError()))
        }
    }

    /// Waits to be resumed, also when the task is cancelled.
    nonisolated(nonsending) func told() async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let known = state.withLock { state -> Result<Value, any Error>? in
                if case .settled(let result) = state { return result }
                state = .waiting(continuation)
                return nil
            }
            if let known { continuation.resume(with: known) }
        }
    }

    /// False when it was resumed before.
    @discardableResult
    func settle(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Value, any Error>?) in
            switch state {
            case .settled: return (false, nil)
            case .fresh:
                state = .settled(result)
                return (true, nil)
            case .waiting(let continuation):
                state = .settled(result)
                return (true, continuation)
            }
        }
        waiting?.resume(with: result)
        return isFirst
    }
}
