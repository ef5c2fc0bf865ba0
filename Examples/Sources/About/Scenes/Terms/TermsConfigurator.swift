import Scenery
import Settings

/// Builds the scene Terms.
@MainActor enum TermsConfigurator {
    /// - Parameters:
    ///   - preferences: The language and the appearance of the scene that leads here.
    ///   - manager: Where the terms come from.
    static func build(preferences: Preferences, manager: any TermsManaging) -> TermsViewController {
        let presenter = TermsPresenter()
        let router = TermsRouter()
        let interactor = TermsInteractor(
            preferences: preferences, manager: manager.traced(), presenter: presenter.traced(),
            router: router.traced())
        let view = TermsViewController(route: TermsRoute(preferences), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
