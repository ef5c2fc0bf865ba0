import Foundation
import GRDB
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The server that answers the samples, on loopback. It plays all services that they talk to.
public struct Backend: Sendable {
    private let configuration: BackendConfiguration
    private let database: DatabaseQueue
    private let faults = Faults()
    private let accounts: AccountStore
    private let dispatcher: RideDispatcher

    /// - Throws: `DatabaseError` when the content cannot be opened.
    public init(_ configuration: BackendConfiguration = BackendConfiguration()) throws {
        self.configuration = configuration
        database = try BackendDatabase.open(path: configuration.databasePath, clock: configuration.clock)
        accounts = AccountStore(
            database: database, clock: configuration.clock, tokenLifetime: configuration.tokenLifetime)
        dispatcher = RideDispatcher(
            store: RideStore(database: database, clock: configuration.clock), pace: configuration.ridePace)
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
        let services: [any Service] = [application(onListening: onListening), faults, dispatcher]
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

    /// All routes, by the service that has them.
    var router: Router<BackendContext> {
        let router = Router(context: BackendContext.self)
        let offers = OfferStore(database: database, clock: configuration.clock)
        let services: [any BackendRoutes] = [
            AboutRoutes(store: ContentStore(database: database), named: named(.envelope)),
            RestaurantRoutes(store: RestaurantStore(database: database), named: named(.foursquare)),
            PlaceRoutes(store: PlaceStore(database: database), named: named(.google)),
            WeatherRoutes(store: WeatherStore(database: database), named: named(.openWeather)),
            AccountRoutes(store: accounts, named: named(.envelope)),
            OfferRoutes(store: offers, accounts: accounts, named: named(.envelope)),
            RideRoutes(dispatcher: dispatcher, accounts: accounts, named: named(.envelope)),
            ChatRoutes(dispatcher: dispatcher, accounts: accounts, named: named(.envelope)),
        ]
        for service in services { service.add(to: router) }
        if configuration.isTesting {
            TestingRoutes(faults: faults, accounts: accounts, dispatcher: dispatcher).add(to: router)
        }
        return router
    }

    private func named(_ form: ErrorForm) -> NamedRoutes {
        NamedRoutes(faults: faults, clock: configuration.clock, form: form)
    }
}
