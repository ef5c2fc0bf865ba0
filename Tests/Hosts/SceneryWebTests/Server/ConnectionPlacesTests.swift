import NIOCore
import NIOEmbedded
import Testing

@testable import SceneryWeb

@Suite("Places of connections")
struct ConnectionPlacesTests {
    @Test("the connection longest without a socket makes room; sockets stay")
    func room() throws {
        let places = ConnectionPlaces(maximum: 3)
        let channels = try (0..<5).map { _ in try Self.open() }
        let entered = channels.prefix(3).map { places.enter($0) }
        #expect(places.becomesSocket(entered[0]))
        #expect(!places.enter(channels[3]).isOverfull)
        #expect(channels.map(\.isActive) == [true, false, true, true, true])
        #expect(!places.enter(channels[4]).isOverfull)
        #expect(channels.map(\.isActive) == [true, false, false, true, true])
    }

    @Test("a closed connection leaves its place")
    func leaving() throws {
        let places = ConnectionPlaces(maximum: 2)
        let channels = try (0..<3).map { _ in try Self.open() }
        _ = places.enter(channels[0])
        _ = places.enter(channels[1])
        try channels[1].close().wait()
        channels[1].embeddedEventLoop.run()
        _ = places.enter(channels[2])
        #expect(channels[0].isActive && channels[2].isActive)
    }

    @Test("sockets leave some places to new people")
    func sockets() throws {
        let places = ConnectionPlaces(maximum: 16)
        let channels = try (0..<16).map { _ in try Self.open() }
        let sockets = channels.filter { places.becomesSocket(places.enter($0)) }
        #expect(sockets.count == 14)
        #expect(!channels.contains { !$0.isActive })
        let newcomer = try Self.open()
        #expect(!places.enter(newcomer).isOverfull)
        #expect(newcomer.isActive && channels.filter(\.isActive).count == 15)
    }

    @Test("a connection that had to go does not become a socket")
    func gone() throws {
        let places = ConnectionPlaces(maximum: 2)
        let channels = try (0..<3).map { _ in try Self.open() }
        let entered = channels.map { places.enter($0) }
        #expect(!places.becomesSocket(entered[0]))
    }

    @Test(
        "a limit of open files leaves room for what are not connections",
        arguments: [(64, 36), (256, 192), (1024, 896), (65_536, 65_408), (20, 2)])
    func limits(limit: Int, connections: Int) {
        #expect(OpenFiles.connections(of: limit) == connections)
    }

    private static func open() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
        return channel
    }
}
