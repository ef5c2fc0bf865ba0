import Foundation
import Scenery
import Settings

/// What happened on the screen, as the logic is told it.
@MainActor protocol TermsInteracting: SceneLifecycle, Retrying {
    func webPageTapped()
}

/// What the logic has to say.
@MainActor protocol TermsPresenting: Boundary {
    func present(_ terms: TermsFacts)
    func present(_ failure: ContentFailure, in language: AppLanguage)
}

/// What the view can show.
@MainActor protocol TermsDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: TermsViewModel)
}

/// Where the scene leads.
@MainActor protocol TermsRouting: Boundary {
    func openWebPage(_ address: URL)
}
