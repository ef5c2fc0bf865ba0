import Foundation
import Hummingbird
import Logging
import NIOCore

/// The server that answers the samples, on loopback.
public struct Backend: Sendable {
    private let configuration: BackendConfiguration
    private let store: ContentStore
    private let faults = Faults()

    /// - Throws: `DatabaseError` when the content cannot be opened.
    public init(_ configuration: BackendConfiguration = BackendConfiguration()) throws {
        self.configuration = configuration
        store = try ContentStore(path: configuration.databasePath)
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter onListening: Called once, with the backend's address.
    public func run(onListening: @escaping @Sendable (URL) async -> Void) async throws {
        try await application(onListening: onListening).run()
    }

    /// Serves until the process is told to end by `SIGINT` or `SIGTERM`.
    public func runUntilSignal(onListening: @escaping @Sendable (URL) async -> Void) async throws {
        try await application(onListening: onListening).runService()
    }

    private func application(
        onListening: @escaping @Sendable (URL) async -> Void
    ) -> some ApplicationProtocol {
        Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: configuration.port)),
            onServerRunning: { channel in
                guard let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)")
                else { return }
                await onListening(url)
            },
            // Standard output belongs to the sample that shares the process.
            logger: Logger(label: "backend") { _ in SwiftLogNoOpLogHandler() })
    }

    var router: Router<BasicRequestContext> {
        let router = Router()
        AboutRoutes(store: store, faults: faults).add(to: router)
        if configuration.isTesting { TestingRoutes(faults: faults).add(to: router) }
        return router
    }
}
