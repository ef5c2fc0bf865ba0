import SceneryScreens

/// The route of Receipt: `/rides/7/receipt`.
struct ReceiptRoute: SceneRoute {
    let ride: String

    static let link: LinkPattern<Self> = "/rides/\(\.ride)/receipt"
}

/// Builds Receipt and connects its roles.
@MainActor enum ReceiptConfigurator {
    static func build(ride: String, _ services: RideServices) -> ReceiptViewController {
        let presenter = ReceiptPresenter(preferences: services.preferences)
        let router = ReceiptRouter()
        let interactor = ReceiptInteractor(
            ride: ride, presenter: presenter.traced(), router: router.traced(), rides: services.rides.traced()
        )
        let view = ReceiptViewController(ReceiptRoute(ride: ride), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        view.context.register(interactor, for: (any RideObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
