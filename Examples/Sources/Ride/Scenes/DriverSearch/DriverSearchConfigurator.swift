import SceneryScreens

/// The route of DriverSearch. It has no URL: a link to the ride leads to its status.
struct DriverSearchRoute: SceneRoute {
    let ride: String
}

/// Builds DriverSearch and connects its roles.
@MainActor enum DriverSearchConfigurator {
    static func build(ride: String, _ services: RideServices) -> DriverSearchViewController {
        let presenter = DriverSearchPresenter(preferences: services.preferences)
        let router = DriverSearchRouter(services: services)
        let interactor = DriverSearchInteractor(
            ride: ride, presenter: presenter.traced(), router: router.traced(), rides: services.rides.traced()
        )
        let view = DriverSearchViewController(DriverSearchRoute(ride: ride), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        view.context.register(interactor, for: (any RideObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any ConnectionObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
