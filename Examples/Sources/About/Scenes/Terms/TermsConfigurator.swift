import Scenery

/// Builds the scene Terms.
@MainActor enum TermsConfigurator {
    static let sceneName = "Terms"

    /// - Parameters:
    ///   - preferences: The language and the appearance of the scene that leads here.
    ///   - manager: Where the terms come from.
    static func build(preferences: Preferences, manager: any TermsManaging) -> TermsViewController {
        let presenter = TermsPresenter()
        let router = TermsRouter()
        let interactor = TermsInteractor(
            preferences: preferences, manager: manager.traced(), presenter: presenter.traced(),
            router: router.traced())
        let view = TermsViewController(route: route(for: preferences), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }

    private static func route(for preferences: Preferences) -> SceneRoute {
        // Two enums always have a JSON form; without it the scene could not be built again.
        (try? SceneRoute(sceneName, parameter: preferences)) ?? SceneRoute(sceneName)
    }
}
