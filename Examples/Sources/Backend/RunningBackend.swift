import Foundation

/// A backend in this process; it serves until `stop`.
public struct RunningBackend: Sendable {
    /// Where it listens.
    public let url: URL
    private let task: Task<Void, any Error>

    /// Starts a backend and returns once it listens.
    ///
    /// - Throws: `BackendError.notListening` when it cannot listen, `DatabaseError` when its content
    ///   cannot be opened.
    public static func start(_ configuration: BackendConfiguration = BackendConfiguration()) async throws -> Self {
        let backend = try Backend(configuration)
        let (addresses, listening) = AsyncThrowingStream<URL, any Error>.makeStream()
        let task = Task {
            do {
                try await backend.run { listening.yield($0) }
                listening.finish()
            } catch {
                listening.finish(throwing: error)
                throw error
            }
        }
        do {
            for try await url in addresses { return RunningBackend(url: url, task: task) }
        } catch {
            throw BackendError.notListening("\(error)")
        }
        throw BackendError.notListening("it ended at once")
    }

    /// Ends the server and returns once it has ended.
    public func stop() async {
        task.cancel()
        // However it ends, it has ended.
        _ = await task.result
    }
}
