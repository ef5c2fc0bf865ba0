import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

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

    /// Serves until the process is told to end by `SIGINT` or `SIGTERM`.
    ///
    /// - Parameter onListening: Called once, with the backend's address.
    public func runUntilSignal(onListening: @escaping @Sendable (URL) async -> Void) async throws {
        let group = serviceGroup(gracefulShutdownSignals: [.sigint, .sigterm], onListening: onListening)
        try await group.run()
    }

    /// What serves; it ends when its graceful shutdown is triggered and all requests are answered.
    func serviceGroup(
        gracefulShutdownSignals: [UnixSignal] = [], onListening: @escaping @Sendable (URL) async -> Void
    ) -> ServiceGroup {
        let services: [any Service] = [application(onListening: onListening), faults]
        return ServiceGroup(
            configuration: .init(
                services: services, gracefulShutdownSignals: gracefulShutdownSignals, logger: Self.noLogger))
    }

    /// Standard output belongs to the sample that shares the process.
    private static let noLogger = Logger(label: "backend") { _ in SwiftLogNoOpLogHandler() }

    private func application(
        onListening: @escaping @Sendable (URL) async -> Void
    ) -> some Service {
        Application(
            router: router,
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: configuration.port)),
            onServerRunning: { channel in
                guard let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)")
                else { return }
                await onListening(url)
            },
            logger: Self.noLogger)
    }

    var router: Router<BasicRequestContext> {
        let router = Router()
        AboutRoutes(store: store, faults: faults).add(to: router)
        if configuration.isTesting { TestingRoutes(faults: faults).add(to: router) }
        return router
    }
}
