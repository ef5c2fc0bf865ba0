import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import SceneryScreens
import ServiceLifecycle

/// Puts the host's parts together and runs them: the store, the responder, the sockets, the server.
@MainActor struct WebServer {
    private let app: HostedApp
    private let configuration: WebConfiguration
    private let store: SessionStore

    /// Connections that wait to be accepted. The system drops a further one, which comes back a second later.
    private static let backlog = 4_096
    /// Connections that may be on their way out while others have their places: they are closed a moment later. With few
    /// of them, a crowd that comes at once is let in one by one.
    private static func leaving(of places: Int) -> Int { max(4, min(places / 12, 32)) }

    init(app: HostedApp, configuration: WebConfiguration) {
        self.app = app
        self.configuration = configuration
        store = SessionStore(
            app: app, configuration: configuration,
            now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
            complain: { FileHandle.standardError.write(Data("\(app.name): \($0)\n".utf8)) })
    }

    /// - Parameter onRunning: Called with the port once requests are answered.
    func run(port: Int, onRunning: @escaping @Sendable (Int) -> Void) async throws {
        let gate = RequestGuard(configuration: configuration)
        let sockets = SocketAdmission(
            store: store, gate: gate, cookies: SessionCookie.Names(appName: app.name),
            maximumPages: configuration.sessions.maximumPages)
        let responder = WebResponder(
            store: store, gate: gate, sockets: sockets, assets: Assets(appName: app.name),
            configuration: configuration)
        let limits = configuration.limits
        let places = ConnectionPlaces(maximum: limits.connections ?? OpenFiles.connections)
        WebChannel.prepareTypes()
        let server = Application(
            responder: responder,
            server: HTTPServerBuilder {
                WebChannel(responder: $0, sockets: sockets, limits: limits, places: places)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.address, port: port),
                backlog: Self.backlog,
                availableConnectionsDelegate: MaximumAvailableConnections(
                    places.maximum + Self.leaving(of: places.maximum))),
            services: [SessionSweeper(store: store)],
            onServerRunning: { onRunning($0.localAddress?.port ?? port) },
            logger: quietLogger)
        try await server.runService()
        store.closeAll()
    }

    /// The host itself reports what a person who runs it needs to know.
    private var quietLogger: Logger {
        var logger = Logger(label: "scenery.web")
        logger.logLevel = .critical
        return logger
    }
}

/// Sweeps the store now and then until the host ends.
struct SessionSweeper: Service {
    let store: SessionStore

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await store.sweep()
                // Cancelled is how the host ends; the loop then does too.
                try? await Task.sleep(for: .seconds(30))
            }
        }
    }
}
