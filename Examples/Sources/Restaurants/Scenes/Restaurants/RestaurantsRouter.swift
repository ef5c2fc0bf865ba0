import Scenery

/// Leads from the list to a restaurant.
final class RestaurantsRouter: RestaurantsRouting {
    /// From where the details are shown: the view.
    weak var scenePresenter: (any ScenePresenter)?
    private let router: any SceneRouting<RestaurantsScene>
    private let dependencies: RestaurantsDependencies

    init(router: any SceneRouting<RestaurantsScene>, dependencies: RestaurantsDependencies) {
        self.router = router
        self.dependencies = dependencies
    }

    func showDetails(of id: Restaurant.ID) {
        router.present(scene: .details(id, dependencies), scenePresenter: scenePresenter)
    }
}
