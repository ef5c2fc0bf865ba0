import SceneryScreens

/// Shows the scene Terms and reports what a person does there.
@MainActor final class TermsViewController: ScreenView, TermsDisplaying {
    let stage: Stage

    private let interactor: any TermsInteracting

    init(route: TermsRoute, interactor: any TermsInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: TermsViewModel) {
        stage.show(
            viewModel.title, language: viewModel.language,
            appearance: viewModel.appearance.flatMap(Appearance.init)
        ) {
            for paragraph in viewModel.paragraphs { ScreenText(paragraph) }
            if let missingText = viewModel.missingText {
                ScreenText(missingText, style: .emphasis)
                ScreenButton(viewModel.retryTitle) { [interactor] in interactor.retry() }
            }
            ScreenButton(viewModel.webPageTitle) { [interactor] in interactor.webPageTapped() }
        }
    }
}
