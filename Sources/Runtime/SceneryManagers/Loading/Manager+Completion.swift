extension Manager {
    /// Loads the model for a key and calls a closure with it.
    ///
    /// - Parameters:
    ///   - key: The key of the model.
    ///   - policy: Where the model may come from; ``FetchPolicy/cached`` by default.
    ///   - completion: Called once, on the main actor, never before this call returns. If the task returned was
    ///     cancelled in time, it receives `CancellationError`.
    /// - Returns: The task that waits for the load. Cancelling it affects this caller only; releasing it has no effect.
    @discardableResult
    public func model(
        for key: Key, policy: FetchPolicy = .cached,
        completion: @escaping @MainActor @Sendable (Result<Model, any Error>) -> Void
    ) -> Task<Void, Never> {
        Task { @MainActor in
            do {
                completion(.success(try await self.model(for: key, policy: policy)))
            } catch {
                completion(.failure(error))
            }
        }
    }
}
