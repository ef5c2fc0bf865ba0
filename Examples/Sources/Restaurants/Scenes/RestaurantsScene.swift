import Scenery

/// The scenes of the app; each knows how to build itself.
enum RestaurantsScene: ConfigurableScene {
    case list(RestaurantsDependencies)
    case details(Restaurant.ID, RestaurantsDependencies)

    func configure() -> any SceneView {
        switch self {
        case .list(let dependencies): list(dependencies)
        case .details(let id, let dependencies): details(of: id, dependencies)
        }
    }

    @MainActor private func list(_ dependencies: RestaurantsDependencies) -> any SceneView {
        let interactor = RestaurantsInteractor(
            area: dependencies.area, gateway: dependencies.gateway.traced())
        let router = RestaurantsRouter(router: SceneRouter(), dependencies: dependencies)
        let presenter = RestaurantsPresenter(
            interactor: interactor.traced(), router: router.traced(), report: dependencies.report)
        let view = RestaurantsViewController(presenter: presenter.traced())
        presenter.view = view.traced()
        router.scenePresenter = view
        return Wiring.checked(view)
    }

    @MainActor private func details(
        of id: Restaurant.ID, _ dependencies: RestaurantsDependencies
    ) -> any SceneView {
        let interactor = RestaurantInteractor(gateway: dependencies.gateway.traced())
        let presenter = RestaurantPresenter(restaurant: id, interactor: interactor.traced())
        let view = RestaurantViewController(route: RestaurantRoute(id: id), presenter: presenter.traced())
        presenter.view = view.traced()
        return Wiring.checked(view)
    }
}

/// What the scenes are built from.
struct RestaurantsDependencies: Sendable {
    let gateway: any RestaurantFetching
    let area: SearchArea
    /// Receives each event that made no sense and was ignored.
    let report: @Sendable (String) -> Void
}
