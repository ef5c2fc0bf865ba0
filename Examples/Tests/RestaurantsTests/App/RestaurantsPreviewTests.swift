import SceneryScreens
import Testing

@testable import Restaurants

@MainActor @Suite("The previews of Nearby restaurants") struct RestaurantsPreviewTests {
    @Test(
        "each state is what its name says",
        arguments: [
            ("Restaurants", "loading", "Loading…"),
            ("Restaurants", "content", "> Theobroma: Sector 18, Noida"),
            ("Restaurants", "empty", "There are no restaurants within 1000 m of Noida."),
            ("Restaurants", "long text", "Cardamom Ice Cream"), ("Restaurants", "reloading", "Loading…"),
            ("Restaurants", "no internet", "! No Internet!"), ("Restaurants", "refused", "! API Error"),
            ("Restaurant", "loading", "Loading…"), ("Restaurant", "content", "LikeCount = 12"),
            ("Restaurant", "long text", "Cardamom Ice Cream"),
            ("Restaurant", "server error", "! Server Error"),
        ])
    func states(scene: String, state: String, text: String) throws {
        let preview = try #require(RestaurantsApp.previews.first { $0.scene == scene && $0.state == state })
        let host = HeadlessHost(root: preview.view())
        #expect(host.text.contains(text))
    }

    @Test("every state is there once")
    func unique() {
        let previews = RestaurantsApp.previews
        #expect(previews.count == 11)
        #expect(Set(previews.map { "\($0.scene)/\($0.state)" }).count == previews.count)
    }
}
