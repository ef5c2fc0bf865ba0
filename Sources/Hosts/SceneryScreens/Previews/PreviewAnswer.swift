/// What a scene's data comes to in a preview, for the fixed managers that a preview is built with.
public enum PreviewAnswer<Value: Sendable>: Sendable {
    /// Nothing, until the task that waits is canceled: the scene is loading.
    case pending
    case value(Value)
    case failure(any Error)

    /// The answer, at once.
    ///
    /// - Throws: The failure; `CancellationError` when a task that waits for nothing is canceled.
    public func get() async throws -> Value {
        switch self {
        case .value(let value): return value
        case .failure(let error): throw error
        case .pending:
            // Not a long sleep: one that is canceled keeps its memory until its time has come.
            let (never, continuation) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            continuation.finish()
            throw CancellationError()
        }
    }
}
