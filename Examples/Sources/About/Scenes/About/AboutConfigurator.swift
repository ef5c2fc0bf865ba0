import Scenery
import Settings

/// Builds the scene About.
@MainActor enum AboutConfigurator {
    /// - Parameters:
    ///   - preferences: What the scene starts with; a restored scene has its own.
    ///   - manager: Where the text about the app comes from.
    ///   - termsManager: Where the terms come from, for the scene this one leads to.
    static func build(
        version: AppVersion, preferences: Preferences, manager: any AboutManaging,
        termsManager: any TermsManaging
    ) -> AboutViewController {
        let presenter = AboutPresenter()
        let router = AboutRouter(termsManager: termsManager)
        let interactor = AboutInteractor(
            version: version, preferences: preferences, manager: manager.traced(),
            presenter: presenter.traced(), router: router.traced())
        let view = AboutViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
