import Scenery
import Settings

/// What happened on the screen, as the logic is told it.
@MainActor protocol AboutInteracting: SceneLifecycle, Retrying {
    func termsTapped()
    /// - Parameter language: The identity of the option, a language's code.
    func languageChosen(_ language: String)
    /// - Parameter theme: The identity of the option, a theme's name.
    func themeChosen(_ theme: String)
}

/// What the logic has to say.
@MainActor protocol AboutPresenting: Boundary {
    func present(_ about: About)
    func present(_ failure: ContentFailure, in language: AppLanguage)
}

/// What the view can show.
@MainActor protocol AboutDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: AboutViewModel)
}

/// Where the scene leads.
@MainActor protocol AboutRouting: Boundary {
    func openTerms(with preferences: Preferences)
}
