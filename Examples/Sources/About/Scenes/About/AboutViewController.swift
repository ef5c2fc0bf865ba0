import SceneryScreens

/// Shows the scene About and reports what a person does there.
@MainActor final class AboutViewController: ScreenView, AboutDisplaying {
    let stage: Stage

    private let interactor: any AboutInteracting

    init(interactor: any AboutInteracting) {
        self.interactor = interactor
        stage = Stage(AboutConfigurator.sceneName, lifecycle: interactor)
        stage.on(AboutView.terms) { [interactor] _ in interactor.termsTapped() }
        stage.on(AboutView.retry) { [interactor] _ in interactor.retry() }
        stage.on(AboutView.language) { [interactor] action in
            if case .choose(let language) = action { interactor.languageChosen(language) }
        }
        stage.on(AboutView.theme) { [interactor] action in
            if case .choose(let theme) = action { interactor.themeChosen(theme) }
        }
    }

    func show(_ viewModel: AboutViewModel) {
        stage.show(AboutView.screen(of: viewModel))
    }
}
