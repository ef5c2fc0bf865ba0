import SceneryFoundations

extension Manager {
    /// Waits for the fetch of a key if there is one; false if there is none. Throws like the fetch.
    nonisolated(nonsending) func joinFetch(of key: Key) async throws -> Bool {
        guard let (load, index) = state.withLock({ $0.join(key) }) else { return false }
        _ = try await wait(for: load, index, of: key)
        return true
    }

    /// Cancels the fetch of a key; those who wait for it receive ``ManagerError/removed(key:)``.
    func abandonFetch(of key: Key) {
        let cancelled = state.withLock { $0.remove(key, error: .removed(key: String(describing: key))) }
        cancelled.resume()
    }
}
