import Foundation
import SceneryScreens
import Testing

@testable import Ride

@Suite("Links to a ride", .timeLimit(.minutes(20)))
@MainActor struct LinkTests {
    @Test("a link to a ride leads through the sign-in to the ride")
    func ride() async throws {
        let server = SimulatedRideServer()
        await server.push(RideFixtures.ride(id: "9"))
        let stage = try RideStage(server: server, link: "/rides/9")
        try #require(await stage.signIn())
        try #require(await stage.shows(text: "Your driver is coming"))
        #expect(stage.screen.title == "Your ride")
        stage.host.session.close()
    }

    @Test("a link over the map waits on the map until the person is signed in")
    func overMap() async throws {
        let server = SimulatedRideServer()
        await server.push(RideFixtures.ride(id: "9"))
        let stage = try RideStage(server: server, link: "/ride-map?then=/rides/9&then=/rides/9/chat")
        let navigator = stage.host.session.navigator
        let start = navigator.state.scenes.first
        try #require(await stage.shows { _ in navigator.state.scenes.first != start })
        try #require(await stage.signIn())
        try #require(await stage.shows(title: "Chat"))
        stage.host.session.goBack()
        #expect(stage.screen.title == "Your ride")
        stage.host.session.goBack()
        #expect(stage.screen.title == "Ride")
        stage.host.session.close()
    }

    @Test("a link for a person who is signed in opens at once")
    func signedIn() async throws {
        try await RideStage.withFolder { folder in
            let first = try RideStage(store: folder)
            await first.server.push(RideFixtures.ride(.finished, id: "9"))
            try #require(await first.signIn())
            first.host.session.close()
            let stage = try RideStage(
                server: first.server, store: folder, link: "/rides/9?then=/rides/9/receipt")
            try #require(await stage.shows(text: "Total: €12.50"))
            stage.host.session.close()
        }
    }

    @Test("a link to a ride that does not exist says so")
    func unknown() async throws {
        let stage = try RideStage(link: "/rides/404")
        try #require(await stage.signIn())
        try #require(await stage.shows { $0.dialog?.message == "No such ride." })
        stage.host.tap("Close")
        #expect(stage.host.text.contains("[ Try again ]"))
        stage.host.session.close()
    }

    @Test(
        "each scene with a link reads its own link again",
        arguments: [
            "/rides/7", "/rides/7/chat", "/rides/7/receipt", "/ride-map", "/sign-in", "/destination-search",
            "/ride-history", "/profile", "/ride-settings",
        ])
    func links(path: String) throws {
        let app = try RideStage().app
        let scenes = app.hosted.start(HostContext()).scenes
        #expect(try scenes.url(for: scenes.link(from: path)).absoluteString == path)
    }
}
