import SceneryScreens

/// Shows the scene Terms and reports what a person does there.
@MainActor final class TermsViewController: ScreenView, TermsDisplaying {
    let stage: Stage

    private let interactor: any TermsInteracting

    init(route: SceneRoute, interactor: any TermsInteracting) {
        self.interactor = interactor
        stage = Stage(place: ScenePlace(route, lifecycle: interactor))
        stage.on(TermsView.retry) { [interactor] _ in interactor.retry() }
        stage.on(TermsView.webPage) { [interactor] _ in interactor.webPageTapped() }
    }

    func show(_ viewModel: TermsViewModel) {
        stage.show(TermsView.screen(of: viewModel))
    }
}
