import SceneryScreens

/// The route of RideStatus: `/rides/7`.
struct RideStatusRoute: SceneRoute {
    let ride: String

    static let link: LinkPattern<Self> = "/rides/\(\.ride)"
}

/// Builds RideStatus and connects its roles.
@MainActor enum RideStatusConfigurator {
    static func build(ride: String, _ services: RideServices) -> RideStatusViewController {
        let presenter = RideStatusPresenter(preferences: services.preferences)
        let router = RideStatusRouter(services: services)
        let interactor = RideStatusInteractor(
            ride: ride, presenter: presenter.traced(), router: router.traced(),
            rides: services.rides.traced(), session: services.session.traced())
        let view = RideStatusViewController(RideStatusRoute(ride: ride), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        view.context.register(interactor, for: (any RideObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any ConnectionObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any SessionObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
