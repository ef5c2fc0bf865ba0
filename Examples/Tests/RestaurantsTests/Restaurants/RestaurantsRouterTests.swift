import SceneryScreens
import SceneryTestKit
import Testing

@testable import Restaurants

@MainActor @Suite("RestaurantsRouter") struct RestaurantsRouterTests {
    private let router = RestaurantsRouter(
        router: SceneRouter(),
        dependencies: RestaurantsDependencies(
            gateway: RestaurantFetchingMock(), area: RestaurantFixtures.area, report: { _ in }))

    @Test("a restaurant is pushed over the list")
    func pushes() {
        let list = RestaurantsViewController(presenter: RestaurantsEventListeningMock())
        let navigator = SceneNavigator(root: list)
        router.scenePresenter = list
        router.showDetails(of: "a1")
        #expect(navigator.state.frontStack.map(\.name) == ["Restaurants", "Restaurant"])
        #expect(navigator.visibleView?.context.route as? RestaurantRoute == RestaurantRoute(id: "a1"))
    }

    @Test("the list is held weakly; without it, or after it is closed, nothing is shown")
    func gone() {
        var list: RestaurantsViewController? = RestaurantsViewController(
            presenter: RestaurantsEventListeningMock())
        let navigator = SceneNavigator()
        list.map { navigator.replaceRoot(with: $0) }
        router.scenePresenter = list
        navigator.close()
        router.showDetails(of: "a1")
        list = nil
        #expect(router.scenePresenter == nil)
        router.showDetails(of: "a1")
        #expect(navigator.state.scenes.isEmpty)
    }
}
