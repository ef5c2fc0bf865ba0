/// Ends a load begun with a completion.
public struct LoadToken: Sendable {
    let task: Task<Void, Never>

    /// Leaves the load; its completion is called with `CancellationError`, unless it was called already.
    public func cancel() { task.cancel() }
}

extension Manager {
    /// Loads the model for a key and calls back.
    ///
    /// - Parameters:
    ///   - key: What identifies it.
    ///   - policy: Where it may come from; ``FetchPolicy/cached`` unless given.
    ///   - completion: Called once, on the main actor, never before this call returns.
    /// - Returns: What ends the load for this caller. Letting go of it ends nothing.
    @discardableResult
    public func model(
        for key: Key, policy: FetchPolicy = .cached,
        completion: @escaping @MainActor @Sendable (Result<Model, any Error>) -> Void
    ) -> LoadToken {
        LoadToken(task: Task { @MainActor in
            do {
                completion(.success(try await self.model(for: key, policy: policy)))
            } catch {
                completion(.failure(error))
            }
        })
    }
}
