import Scenery
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Ride

@Suite("Without a connection", .timeLimit(.minutes(20)))
@MainActor struct OfflineTests {
    private let notice = "No connection. The ride goes on"

    @Test("scenes say so, keep the ride, and follow it again by themselves")
    func recovers() async throws {
        let stage = try RideStage()
        await stage.server.push(RideFixtures.ride())
        try #require(await stage.signIn())
        try #require(await stage.shows(text: "Your driver is coming"))
        await stage.server.goOffline()
        try #require(await stage.shows(text: notice))
        #expect(stage.host.text.contains("Your driver is coming"))
        stage.host.tap("Show the ride")
        try #require(await stage.shows(text: notice))

        await stage.server.goOnline()
        await stage.server.push(RideFixtures.ride(.arrived, revision: 2))
        await stage.clock.advance(by: .seconds(60))
        try #require(await stage.shows(text: "Your driver is here"))
        #expect(!stage.host.text.contains(notice))
        stage.host.session.close()
    }

    @Test("the pauses between attempts grow")
    func backoff() async throws {
        let stage = try RideStage()
        await stage.server.push(RideFixtures.ride())
        try #require(await stage.signIn())
        try #require(await stage.shows(text: "Your driver is coming"))
        await stage.server.goOffline()
        try #require(await stage.shows(text: notice))
        let asked = await stage.server.count("/rides/7/changes")
        // 1 s after the first failure, then 2, 4, 8, 16 and at most 30.
        for (pause, count) in [(1, 1), (1, 1), (1, 2), (4, 3), (8, 4), (16, 5), (30, 6), (30, 7)] {
            while stage.clock.sleepers == 0 { await Task.yield() }
            await stage.clock.advance(by: .seconds(pause))
            while await stage.server.count("/rides/7/changes") < asked + count { await Task.yield() }
        }
        stage.host.session.close()
    }

    @Test("a search that fails says so, and can be tried again")
    func search() async throws {
        let stage = try RideStage()
        try #require(await stage.signIn())
        await stage.server.goOffline()
        stage.host.tap("Where to?")
        try #require(await stage.shows { $0.dialog?.title == "No connection" })
        await stage.server.goOnline()
        stage.host.tap("Try again")
        #expect(await stage.shows(text: "Airport"))
        stage.host.session.close()
    }

    @Test("booking that failed is tried again with the same key")
    func booking() async throws {
        let stage = try RideStage()
        try #require(await stage.signIn())
        stage.host.tap("Where to?")
        try #require(await stage.shows(text: "Airport"))
        stage.host.tap("Airport")
        try #require(await stage.shows(text: "€12.50"))
        await stage.server.fail("/rides", with: 503)
        stage.host.tap("Book this ride")
        try #require(await stage.shows { $0.dialog?.message == "Refused by the test." })
        await stage.server.fail("/rides", with: nil)
        stage.host.tap("Try again")
        try #require(await stage.shows(title: "Your driver"))
        let keys = await stage.server.requests.compactMap { $0.headers["Idempotency-Key"] }
        #expect(keys == ["o1", "o1"])
        stage.host.session.close()
    }

    @Test(
        "a message that the server refuses says why, is not sent again by itself, and is sent again or given up"
    )
    func refusedMessage() async throws {
        let stage = try RideStage()
        await stage.server.push(RideFixtures.ride())
        try #require(await stage.signIn())
        try #require(await stage.shows(text: "[ Chat ]"))
        stage.host.tap("Chat")
        try #require(await stage.shows(text: "No messages yet."))
        let path = "/rides/7/messages"
        await stage.server.fail(path, with: 409)
        stage.host.submit("Message", "Where are you?")
        try #require(await stage.shows(text: "Where are you?: You · not sent: Refused by the test."))

        let asked = await stage.server.count(path)
        await stage.server.push(RideFixtures.ride(.arrived, revision: 2))
        try #require(await stage.shows(text: "Your driver is here"))
        #expect(await stage.server.count(path) == asked)
        stage.host.tap("Send again")
        while await stage.server.count(path) == asked { await Task.yield() }
        try #require(await stage.shows(text: "not sent: Refused by the test."))
        stage.host.tap("Delete what was not sent")
        try #require(await stage.shows(text: "No messages yet."))

        // What may go by is no refusal.
        await stage.server.fail(path, with: 429)
        stage.host.submit("Message", "Hello?")
        try #require(await stage.shows(text: "Hello?: You · waiting to be sent"))
        stage.host.session.close()
    }

    @Test("an expired token is renewed without the person")
    func expired() async throws {
        let stage = try RideStage()
        try #require(await stage.signIn())
        await stage.server.expireToken()
        stage.host.tap("Profile")
        #expect(await stage.shows(text: "Sara Karimi"))
        #expect(await stage.server.count("/accounts/refresh") == 1)
        stage.host.session.close()
    }

    @Test("a token that cannot be renewed leads to the sign-in, and then back")
    func refused() async throws {
        let stage = try RideStage()
        try #require(await stage.signIn())
        // First: a request of the map may be on its way, and renew the token.
        await stage.server.refuseRefresh()
        await stage.server.expireToken()
        stage.host.tap("Rides")
        try #require(await stage.shows { $0.dialog?.title == "Signed out" })
        stage.host.tap("Close")
        stage.host.session.goBack()
        try #require(await stage.shows(title: "Sign in"))
        try #require(await stage.signIn())
        #expect(stage.screen.title == "Ride")
        stage.host.session.close()
    }
}
