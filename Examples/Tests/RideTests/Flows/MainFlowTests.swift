import SceneryScreens
import Testing

@testable import Ride

@Suite("From the sign-in to the receipt", .timeLimit(.minutes(20)))
@MainActor struct MainFlowTests {
    @Test("a person signs in, books, is driven and gets the receipt, and each scene follows the ride")
    func wholeRide() async throws {
        let stage = try RideStage()
        try #require(await stage.signIn())
        #expect(stage.screen.title == "Ride")
        try #require(await stage.book())
        #expect(stage.host.text.contains("Looking for a driver"))

        await stage.server.push(RideFixtures.ride(.accepted, revision: 2))
        try #require(await stage.shows(title: "Your ride"))
        #expect(stage.host.text.contains("Your driver is coming · 5 min"))
        #expect(stage.host.text.contains("Uxía Castro · White Seat León · 4821 KLM · ★ 4.9"))
        await stage.server.push(RideFixtures.ride(.arrived, revision: 3, eta: nil))
        try #require(await stage.shows(text: "Your driver is here"))
        await stage.server.push(RideFixtures.ride(.onTheWay, revision: 4))
        try #require(await stage.shows(text: "On the way"))
        #expect(!stage.host.text.contains("Cancel the ride"))
        await stage.server.push(RideFixtures.ride(.finished, revision: 5))
        try #require(await stage.shows(text: "You have arrived"))

        stage.host.tap("Receipt")
        try #require(await stage.shows(text: "Total: €12.50"))
        #expect(stage.host.text.contains("Base fare: €2.50"))
        #expect(stage.host.text.contains("Paid with Visa •• 4242"))
        stage.host.tap("Close")
        stage.host.session.goBack()
        #expect(stage.screen.title == "Ride")
        #expect(stage.host.text.contains("You have arrived"))
        #expect(stage.host.ignored.isEmpty)
        stage.host.session.close()
    }

    @Test("a ride can be cancelled while a driver is searched")
    func cancelled() async throws {
        let stage = try RideStage()
        try #require(await stage.signIn())
        try #require(await stage.book())
        stage.host.tap("Cancel the ride")
        try #require(await stage.shows(text: "Cancelled"))
        stage.host.session.goBack()
        #expect(stage.host.text.contains("[ Where to? ]"))
        stage.host.session.close()
    }

    @Test("the chat counts unread messages until they are read")
    func chat() async throws {
        let stage = try RideStage()
        await stage.server.push(RideFixtures.ride(unread: 2))
        try #require(await stage.signIn())
        try #require(await stage.shows(text: "[ Chat (2) ]"))
        stage.host.tap("Chat (2)")
        try #require(await stage.shows(text: "No messages yet."))
        stage.host.submit("Message", "I wait at the fountain")
        try #require(await stage.shows { _ in stage.host.text.contains("I wait at the fountain: You ·") })
        stage.host.session.close()
    }

    @Test("signing out leads back to the sign-in, and nothing of the ride is left")
    func signOut() async throws {
        let stage = try RideStage()
        await stage.server.push(RideFixtures.ride())
        try #require(await stage.signIn())
        try #require(await stage.shows(text: "Your driver is coming"))
        stage.host.tap("Profile")
        try #require(await stage.shows(text: "Sara Karimi"))
        stage.host.tap("Sign out")
        try #require(await stage.shows(title: "Sign in"))
        stage.host.session.goBack()
        #expect(stage.host.text.contains("Sign in to book a ride."))
        #expect(!stage.host.text.contains("Your driver"))
        stage.host.tap("Sign in")
        #expect(await stage.signIn())
        stage.host.session.close()
    }

    @Test("language and theme are chosen in the settings, for every scene")
    func settings() async throws {
        try await RideStage.withFolder { folder in
            let stage = try RideStage(store: folder)
            try #require(await stage.signIn())
            stage.host.tap("Settings")
            stage.host.choose("فارسی", in: "Language")
            stage.host.choose("تیره", in: "ظاهر")
            #expect(stage.screen.title == "تنظیمات")
            stage.host.session.goBack()
            #expect(stage.screen.title == "سفر")
            #expect(stage.screen.resolvedDirection() == .rightToLeft)
            #expect(stage.screen.appearance == .dark)
            #expect(try stage.restart() == [])
            #expect(stage.screen.language == "fa")
            #expect(stage.screen.appearance == .dark)
            await stage.server.push(RideFixtures.ride(revision: 9, eta: 720))
            stage.host.tap("سفرها")
            try #require(await stage.shows(text: "راننده در راه است · ۱۲ دقیقه"))
            stage.host.session.close()
        }
    }

    @Test("About opens from the map, in the language of the app")
    func about() async throws {
        let stage = try RideStage(languages: ["fa"])
        try #require(await stage.shows { $0.title == "ورود" })
        stage.host.session.goBack()
        stage.host.tap("درباره")
        #expect(stage.screen.title == "درباره")
        #expect(stage.screen.language == "fa")
        stage.host.session.close()
    }
}
