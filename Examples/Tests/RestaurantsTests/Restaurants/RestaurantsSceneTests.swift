import SceneryScreens
import SceneryTestKit
import Testing

@testable import Restaurants

/// The whole list without a screen: what crosses from role to role.
@MainActor @Suite("The scene Restaurants", .timeLimit(.minutes(20))) struct RestaurantsSceneTests {
    private let gate = Gate<SearchArea, [Restaurant]>("restaurants")
    private let gateway = RestaurantFetchingMock()

    init() { gateway.onRestaurantsIn.waits(at: gate) }

    @Test("the list is populated once the restaurants come")
    func loads() async {
        let scene = scene()
        scene.appear()
        await scene.expect(RestaurantsCommandListeningCrossing.handleCommand(.showActivity(true)))
        await scene.expect(RestaurantsInteractingCrossing.findRestaurantsCompletion(.any))
        await scene.expect(RestaurantFetchingCrossing.restaurantsIn(RestaurantFixtures.area))
        gate.succeed(RestaurantFixtures.restaurants)
        await scene.expect(RestaurantsCommandListeningCrossing.handleCommand(.showActivity(false)))
        await scene.expect(
            RestaurantsCommandListeningCrossing.handleCommand(.populateList(RestaurantsViewModel(found))))
        await scene.close()
    }

    @Test("after a failure, trying again searches again")
    func retries() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        gate.fail(RestaurantError.api("Quota exceeded"))
        await scene.expect(
            RestaurantsCommandListeningCrossing.handleCommand(
                .showError(title: "API Error", message: "Quota exceeded")))
        scene.send { $0.handle(event: .retry) }
        await gate.arrival(2)
        gate.succeed(RestaurantFixtures.restaurants)
        await scene.expect(
            RestaurantsCommandListeningCrossing.handleCommand(.populateList(RestaurantsViewModel(found))))
        await scene.close()
    }

    @Test("a tap leads to the restaurant, and both scenes are released")
    func details() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        gate.succeed(RestaurantFixtures.restaurants)
        await scene.expect(
            RestaurantsCommandListeningCrossing.handleCommand(.populateList(RestaurantsViewModel(found))))
        scene.send { $0.handle(event: .didTapOnRestaurant(index: 2)) }
        await scene.expect(RestaurantsRoutingCrossing.showDetailsOf("c3"))
        await scene.expectNavigation(.push("Restaurant"))
        await scene.close()
    }

    @Test("the scene is released while a search is going on")
    func releasedEarly() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        await scene.close()
        while !gate.waiting.isEmpty { await Task.yield() }
    }

    private var found: NearbyRestaurants {
        NearbyRestaurants(area: RestaurantFixtures.area, restaurants: RestaurantFixtures.restaurants)
    }

    private func scene(isExhaustive: Bool = true) -> SceneHarness<any RestaurantsEventListening> {
        SceneHarness(isExhaustive: isExhaustive, gates: [gate]) {
            RestaurantsScene.list(
                RestaurantsDependencies(gateway: gateway, area: RestaurantFixtures.area, report: { _ in })
            ).configure()
        }
    }
}
