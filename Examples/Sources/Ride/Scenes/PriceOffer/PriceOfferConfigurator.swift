import Scenery

/// The route of PriceOffer. It has no URL: an offer is valid for a few minutes.
struct PriceOfferRoute: SceneRoute {
    let destination: Place
}

/// Builds PriceOffer and connects its roles.
@MainActor enum PriceOfferConfigurator {
    static func build(to destination: Place, _ services: RideServices) -> PriceOfferViewController {
        let presenter = PriceOfferPresenter(preferences: services.preferences)
        let router = PriceOfferRouter(services: services)
        let interactor = PriceOfferInteractor(
            destination: destination, presenter: presenter.traced(), router: router.traced(),
            offers: services.offers.traced(), rides: services.rides.traced())
        let view = PriceOfferViewController(
            PriceOfferRoute(destination: destination), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
