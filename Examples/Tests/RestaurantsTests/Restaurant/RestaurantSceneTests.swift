import SceneryScreens
import SceneryTestKit
import Testing

@testable import Restaurants

/// The whole restaurant without a screen: what crosses from role to role.
@MainActor @Suite("The scene Restaurant", .timeLimit(.minutes(20))) struct RestaurantSceneTests {
    private let gate = Gate<Restaurant.ID, RestaurantDetails>("details")
    private let gateway = RestaurantFetchingMock()

    init() { gateway.onDetailsOf.waits(at: gate) }

    @Test("the details are shown once they come")
    func loads() async {
        let scene = scene()
        scene.appear()
        await scene.expect(RestaurantCommandListeningCrossing.handleCommand(.showActivity(true)))
        await scene.expect(RestaurantInteractingCrossing.handle(RestaurantRequest(id: "a1")))
        await scene.expect(RestaurantFetchingCrossing.detailsOf("a1"))
        gate.succeed(RestaurantFixtures.details)
        await scene.expect(RestaurantCommandListeningCrossing.handleCommand(.showActivity(false)))
        await scene.expect(
            RestaurantCommandListeningCrossing.handleCommand(
                .show(RestaurantViewModel(RestaurantFixtures.details))))
        await scene.close()
    }

    @Test("after a failure, trying again asks again")
    func retries() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        gate.fail(RestaurantError.noInternet)
        await scene.expect(
            RestaurantCommandListeningCrossing.handleCommand(
                .showError(ErrorMessage(RestaurantError.noInternet))))
        scene.send { $0.retry() }
        await gate.arrival(2)
        gate.succeed(RestaurantFixtures.details)
        await scene.expect(
            RestaurantCommandListeningCrossing.handleCommand(
                .show(RestaurantViewModel(RestaurantFixtures.details))))
        await scene.close()
    }

    @Test("the scene is released while the details are awaited")
    func releasedEarly() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        await scene.close()
        while !gate.waiting.isEmpty { await Task.yield() }
    }

    private func scene(isExhaustive: Bool = true) -> SceneHarness<any RestaurantEventListening> {
        SceneHarness(isExhaustive: isExhaustive, gates: [gate]) {
            RestaurantsScene.details(
                "a1",
                RestaurantsDependencies(gateway: gateway, area: RestaurantFixtures.area, report: { _ in })
            ).configure()
        }
    }
}
