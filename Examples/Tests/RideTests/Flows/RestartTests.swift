import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Ride

@Suite("What outlives the process", .timeLimit(.minutes(20)))
@MainActor struct RestartTests {
    @Test("in mid-ride, the app starts signed in, with the scene and the ride, and follows it")
    func midRide() async throws {
        try await RideStage.withFolder { folder in
            let stage = try RideStage(store: folder)
            try #require(await stage.signIn())
            try #require(await stage.book())
            await stage.server.push(RideFixtures.ride(.accepted, revision: 2))
            try #require(await stage.shows(title: "Your ride"))

            await stage.server.goOffline()
            #expect(try stage.restart() == [])
            try #require(await stage.shows(text: "Your driver is coming"))
            #expect(stage.screen.title == "Your ride")

            await stage.server.goOnline()
            await stage.server.push(RideFixtures.ride(.arrived, revision: 3))
            await stage.clock.advance(by: .seconds(60))
            try #require(await stage.shows(text: "Your driver is here"))
            stage.host.session.goBack()
            #expect(stage.screen.title == "Ride")
            stage.host.session.close()
        }
    }

    @Test("a ride that ended while the app did not run is shown as it ended")
    func ended() async throws {
        try await RideStage.withFolder { folder in
            let stage = try RideStage(store: folder)
            try #require(await stage.signIn())
            try #require(await stage.book())
            stage.host.session.close()
            await stage.server.push(RideFixtures.ride(.finished, revision: 8))
            let next = try RideStage(server: stage.server, store: folder)
            try #require(await next.shows(text: "You have arrived"))
            next.host.session.close()
        }
    }

    @Test("a message that was not sent is sent after the restart, once")
    func message() async throws {
        try await RideStage.withFolder { folder in
            let stage = try RideStage(store: folder)
            await stage.server.push(RideFixtures.ride())
            try #require(await stage.signIn())
            try #require(await stage.shows(text: "[ Chat ]"))
            stage.host.tap("Chat")
            try #require(await stage.shows(text: "No messages yet."))
            await stage.server.goOffline()
            stage.host.submit("Message", "Two minutes, please")
            try #require(await stage.shows(text: "waiting to be sent"))

            #expect(try stage.restart() == [])
            try #require(await stage.shows(text: "Two minutes, please: You · waiting to be sent"))
            await stage.server.goOnline()
            await stage.clock.advance(by: .seconds(60))
            try #require(
                await stage.shows { _ in
                    !stage.host.text.contains("waiting to be sent") && !stage.host.text.contains("sending")
                })
            let sent = await stage.server.messages.map(\.text)
            #expect(sent == ["Two minutes, please"])
            stage.host.session.close()
        }
    }

    @Test("after a sign-out nothing is kept")
    func signedOut() async throws {
        try await RideStage.withFolder { folder in
            let stage = try RideStage(store: folder)
            await stage.server.push(RideFixtures.ride())
            try #require(await stage.signIn())
            try #require(await stage.shows(text: "Your driver is coming"))
            stage.host.tap("Profile")
            try #require(await stage.shows(text: "Sara Karimi"))
            stage.host.tap("Sign out")
            try #require(await stage.shows(title: "Sign in"))
            stage.host.session.close()
            let next = try RideStage(server: stage.server, store: folder)
            try #require(await next.shows(title: "Sign in"))
            next.host.session.close()
        }
    }

    @Test("a folder that cannot be used is reported, and the app works without it")
    func noFolder() throws {
        let reported = Reported()
        let stores = RideStores(folder: URL(filePath: "/dev/null/folder")) { _ in reported.isReported = true }
        #expect(reported.isReported)
        #expect(stores.account == nil)
    }
}

private final class Reported: @unchecked Sendable {
    // Written and read in one test, on one thread.
    var isReported = false
}
