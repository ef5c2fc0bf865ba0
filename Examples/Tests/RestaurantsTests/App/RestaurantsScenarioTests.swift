import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Restaurants

/// The sample as a person uses it, with a scripted server.
@MainActor @Suite("The sample Nearby restaurants", .timeLimit(.minutes(20))) struct RestaurantsScenarioTests {
    private let transport = ScriptedTransport()

    @Test("list, restaurant, and back to the list")
    func wayIn() async {
        transport.on(.get, "/v2/venues/explore").returns(FoursquareJSON.list)
        transport.on(.get, "/v2/venues/a1").returns(FoursquareJSON.details)
        let host = host()
        #expect(host.screen.isBusy)
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(
            host.text == """
                Restaurants
                ===========
                Restaurants within 1000 m of Noida
                > Theobroma: Sector 18, Noida · Rating: 8.4 · Price Tier: 2
                > Desi Vibes: Rating: 8.0 · Price Tier: 3
                > Chaat Corner
                """)

        host.tap("Theobroma")
        #expect(host.screen.isBusy)
        #expect(await host.waits { $0.screen.title == "Theobroma" })
        #expect(host.text.contains("LikeCount = 12"))
        #expect(host.text.contains("Visits count: 402"))

        host.session.goBack()
        #expect(host.text.contains("> Desi Vibes"))
        #expect(host.ignored.isEmpty)
    }

    @Test("a place that is unknown is reported in the words of the API; trying again finds it")
    func refused() async {
        transport.on(.get, "/v2/venues/explore?near=Nowhere").inTurn(
            .returning(FoursquareJSON.refusal(400, FoursquareJSON.geocode)), .returning(FoursquareJSON.list))
        let host = host(near: "Nowhere")
        #expect(await host.waits { $0.screen.dialog != nil })
        #expect(host.screen.dialog?.title == "API Error")
        #expect(host.screen.dialog?.message == FoursquareJSON.geocode)
        #expect(!host.screen.isBusy)
        host.tap("Try again")
        #expect(await host.waits { $0.screen["restaurants"] != nil })
        #expect(host.screen.dialog == nil)
    }

    @Test("nothing in reach is not an error, and can be tried again")
    func empty() async {
        transport.on(.get, "/v2/venues/explore").returns(FoursquareJSON.empty, FoursquareJSON.list)
        let host = host(near: "Atlantis")
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.text.contains("There are no restaurants within 1000 m of Atlantis."))
        host.tap("Try again")
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.text.contains("> Theobroma"))
    }

    @Test("without a network the screen still offers to try again after the dialog")
    func offline() async {
        transport.isOffline = true
        transport.on(.get, "/v2/venues/explore").returns(FoursquareJSON.list)
        let host = host()
        #expect(await host.waits { $0.screen.dialog?.title == "No Internet!" })
        host.tap("OK")
        transport.isOffline = false
        host.tap("Try again")
        #expect(await host.waits { $0.screen["restaurants"] != nil })
    }

    @Test("a restaurant that does not come is reported there, and the list stays")
    func brokenDetails() async {
        transport.on(.get, "/v2/venues/explore").returns(FoursquareJSON.list)
        transport.on(.get, "/v2/venues/b2").inTurn(
            .returning(.status(500)), .returning(FoursquareJSON.details))
        let host = host()
        #expect(await host.waits { !$0.screen.isBusy })
        host.tap("Desi Vibes")
        #expect(await host.waits { $0.screen.dialog?.title == "Server Error" })
        host.tap("Try again")
        #expect(await host.waits { $0.screen.title == "Theobroma" })
        host.session.goBack()
        #expect(host.text.contains("> Chaat Corner"))
    }

    @Test("list and restaurant have links")
    func links() throws {
        let scenes = SceneRegistry(app().entries(in: HostContext()))
        #expect(scenes.names == ["Restaurants"])
        #expect(try scenes.url(for: RestaurantRoute(id: "a1")).absoluteString == "/restaurants/a1")
        #expect(
            try scenes.link(from: "/restaurants?then=/restaurants/a1")
                == DeepLink(RestaurantsRoute(), RestaurantRoute(id: "a1")))
        #expect(try scenes.build(RestaurantRoute(id: "a1")) is RestaurantViewController)
    }

    private func app(near place: String = "Noida") -> RestaurantsApp {
        let configuration = RestaurantsConfiguration(
            backend: URL(filePath: "/"),
            environment: ["RESTAURANTS_URL": "https://api.example", "RESTAURANTS_NEAR": place])
        return RestaurantsApp(configuration, transport: transport)
    }

    private func host(near place: String = "Noida") -> HeadlessHost {
        HeadlessHost(
            session: ScreenSession(navigator: app(near: place).hosted.start(HostContext()).navigator))
    }
}
