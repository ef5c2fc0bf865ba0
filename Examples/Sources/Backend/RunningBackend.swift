import Foundation
import ServiceLifecycle

/// A backend in this process; it serves until `stop`.
public struct RunningBackend: Sendable {
    /// Where it listens.
    public let url: URL
    private let services: ServiceGroup
    private let task: Task<Void, any Error>

    /// Starts a backend and returns once it listens.
    ///
    /// - Throws: `BackendError.notListening` when it cannot listen, `DatabaseError` when its content
    ///   cannot be opened.
    public static func start(_ configuration: BackendConfiguration = BackendConfiguration()) async throws
        -> Self
    {
        let (addresses, listening) = AsyncThrowingStream<URL, any Error>.makeStream()
        let services = try Backend(configuration).serviceGroup { listening.yield($0) }
        let task = Task {
            do {
                try await services.run()
                listening.finish()
            } catch {
                listening.finish(throwing: error)
                throw error
            }
        }
        do {
            for try await url in addresses { return RunningBackend(url: url, services: services, task: task) }
        } catch {
            throw BackendError.notListening("\(error)")
        }
        throw BackendError.notListening("it ended at once")
    }

    /// Ends the server: answers what was asked and returns once it has ended.
    public func stop() async {
        await services.triggerGracefulShutdown()
        // However it ends, it has ended.
        _ = await task.result
    }
}
