import Foundation
import Scenery
import SceneryScreens
import Settings
import Testing

@testable import Ride

@Suite("A thousand revisions", .timeLimit(.minutes(20)))
@MainActor struct EveryRevisionTests {
    private let followers = OpenScenes.followers

    @Test(
        "in random order and with duplicates, every scene shows only newer ones, and the last",
        arguments: [1, 2, 3])
    func randomOrder(seed: UInt64) async throws {
        let server = SimulatedRideServer()
        await server.fail("/rides", with: 503)
        let services = services(server)
        let manager = try #require(services.rides as? RideManager)
        manager.receive(RideFixtures.numbered(0))
        let scenes = OpenScenes(services)
        #expect(scenes.names.count == 13)

        var random = SeededGenerator(seed: seed)
        let revisions =
            (1...1_000).map { $0 } + (1...500).map { _ in Int.random(in: 1...1_000, using: &random) }
        for revision in revisions.shuffled(using: &random) {
            manager.receive(RideFixtures.numbered(revision))
        }

        #expect(manager.known("7")?.revision == 1_001)
        for (name, shown) in scenes.shown where followers.contains(name) {
            #expect(shown.last == 1_000, "\(name) missed the last revision")
            #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 }, "\(name) went back")
        }
        #expect(Set(scenes.shown.filter { !$0.value.isEmpty }.keys) == followers)
        scenes.close()
    }

    @Test("in order, no scene misses a single one")
    func inOrder() async throws {
        let server = SimulatedRideServer()
        await server.fail("/rides", with: 503)
        let services = services(server)
        let manager = try #require(services.rides as? RideManager)
        manager.receive(RideFixtures.numbered(0))
        let scenes = OpenScenes(services)
        for revision in 1...1_000 { manager.receive(RideFixtures.numbered(revision)) }
        for name in followers { #expect(scenes.shown[name]?.suffix(1_000) == ArraySlice(1...1_000)) }
        scenes.close()
    }

    private func services(_ server: SimulatedRideServer) -> RideServices {
        var configuration = RideConfiguration(backend: URL(filePath: "/"), environment: [:])
        configuration.transport = server
        return RideServices(configuration, stores: RideStores(folder: nil) { _ in }, language: .english)
    }

    @Test("the report counts what a scene missed, and how often it went back")
    func report() {
        let scene = LoadReport.Scene([0, 1, 3, 2, 5], of: 5)
        #expect(scene.shown == 4)
        #expect(scene.missed == 1)
        #expect(scene.outOfOrder == 1)
    }
}
