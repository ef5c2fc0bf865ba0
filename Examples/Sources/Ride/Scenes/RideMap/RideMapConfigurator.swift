import SceneryScreens

/// The route of RideMap: `/ride-map`.
struct RideMapRoute: SceneRoute {}

/// Builds RideMap and connects its roles.
@MainActor enum RideMapConfigurator {
    static func build(_ services: RideServices) -> RideMapViewController {
        let presenter = RideMapPresenter(preferences: services.preferences)
        let router = RideMapRouter(services: services)
        let interactor = RideMapInteractor(
            pickup: services.offers.pickup, presenter: presenter.traced(), router: router.traced(),
            rides: services.rides.traced(), session: services.session.traced())
        let view = RideMapViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        view.context.register(interactor, for: (any RideObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any ConnectionObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any SessionObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
