import Scenery

/// The route of DestinationSearch: `/destination-search`.
struct DestinationSearchRoute: SceneRoute {}

/// Builds DestinationSearch and connects its roles.
@MainActor enum DestinationSearchConfigurator {
    static func build(_ services: RideServices) -> DestinationSearchViewController {
        let presenter = DestinationSearchPresenter(preferences: services.preferences)
        let router = DestinationSearchRouter(services: services)
        let interactor = DestinationSearchInteractor(
            presenter: presenter.traced(), router: router.traced(), offers: services.offers.traced())
        let view = DestinationSearchViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
