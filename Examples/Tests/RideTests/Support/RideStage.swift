import Foundation
import SceneryScreens
import SceneryTestKit

@testable import Ride

/// The whole app in a headless host, with its real managers, against a backend in memory.
@MainActor final class RideStage {
    let server: SimulatedRideServer
    let clock = ManualClock()
    private(set) var app: RideApp
    private(set) var host: HeadlessHost
    private let store: URL?

    /// - Parameters:
    ///   - store: The folder with what outlives the process.
    ///   - link: The path that is opened instead of the map.
    init(
        server: SimulatedRideServer = SimulatedRideServer(), store: URL? = nil, languages: [String] = ["en"],
        link: String? = nil
    ) throws {
        self.server = server
        self.store = store
        let app = Self.app(server, store, clock)
        self.app = app
        let context = HostContext(languages: languages)
        let hosted = try link.map { try app.hosted.opening(url: $0, in: context) } ?? app.hosted
        host = HeadlessHost(session: ScreenSession(hosted.start(context)))
    }

    private static func app(_ server: SimulatedRideServer, _ store: URL?, _ clock: ManualClock) -> RideApp {
        var configuration = RideConfiguration(backend: URL(filePath: "/"), environment: [:])
        if let address = URL(string: "http://ride.example") { configuration.backend = address }
        configuration.store = store
        configuration.transport = server
        configuration.clock = clock.managerClock()
        return RideApp(configuration)
    }

    var screen: Screen { host.screen }

    /// Whether the screen comes to fulfil a condition.
    func shows(_ condition: @MainActor (Screen) -> Bool) async -> Bool {
        await host.waits { condition($0.screen) }
    }

    func shows(text: String) async -> Bool {
        await host.waits { _ in self.host.text.contains(text) }
    }

    func shows(title: String) async -> Bool { await shows { $0.title == title && !$0.isBusy } }

    /// Signs in with password and code.
    func signIn() async -> Bool {
        guard await shows(title: "Sign in") else { return false }
        host.type("sara@example.com", into: "Email")
        host.type("scenery", into: "Password")
        host.tap("Sign in")
        guard await shows(title: "Enter the code") else { return false }
        host.type("1234", into: "Code")
        host.tap("Confirm")
        return await shows { $0.title != "Sign in" && $0.title != "Enter the code" }
    }

    /// Books a ride from the map.
    func book() async -> Bool {
        host.tap("Where to?")
        guard await shows(text: "Airport") else { return false }
        host.tap("Airport")
        guard await shows(text: "€12.50") else { return false }
        host.tap("Book this ride")
        return await shows(title: "Your driver")
    }

    /// Ends the session as a killed process does, and starts another from what was saved.
    ///
    /// - Returns: What could not be restored.
    func restart() throws -> [String] {
        let saved = try JSONEncoder().encode(host.session.snapshot())
        host.session.close()
        app = Self.app(server, store, clock)
        let start = app.hosted.start(HostContext(languages: ["en"]))
        let snapshot = try JSONDecoder().decode(SessionSnapshot.self, from: saved)
        let problems = start.navigator.restore(snapshot, from: start.scenes)
        host = HeadlessHost(session: ScreenSession(navigator: start.navigator))
        return problems
    }

    /// Runs a test with a folder that is removed after it.
    static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ride-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}
