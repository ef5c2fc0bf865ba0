import SceneryScreens

/// Shows the scene About and reports what a person does there.
@MainActor final class AboutViewController: ScreenView, AboutDisplaying {
    let stage: Stage

    private let interactor: any AboutInteracting

    init(interactor: any AboutInteracting) {
        self.interactor = interactor
        stage = Stage(AboutRoute(), lifecycle: interactor)
    }

    func show(_ viewModel: AboutViewModel) {
        stage.show(
            viewModel.title, language: viewModel.language,
            appearance: viewModel.appearance.flatMap(Appearance.init)
        ) {
            ScreenText(viewModel.version, style: .caption)
            for paragraph in viewModel.paragraphs { ScreenText(paragraph) }
            if let missingText = viewModel.missingText {
                ScreenText(missingText, style: .emphasis)
                ScreenButton(viewModel.retryTitle) { [interactor] in interactor.retry() }
            }
            ScreenButton(viewModel.termsTitle, role: .primary) { [interactor] in interactor.termsTapped() }
            ScreenDivider()
            ScreenPicker(viewModel.languageChoice) { [interactor] in interactor.languageChosen($0) }
            ScreenPicker(viewModel.themeChoice) { [interactor] in interactor.themeChosen($0) }
        }
    }
}

extension ScreenPicker {
    fileprivate init(_ choice: ChoiceViewModel, action: @escaping @MainActor (Option.ID) -> Void) {
        self.init(
            choice.title, options: choice.options.map { Option(id: $0.id, title: $0.title) },
            selected: choice.selected, action: action)
    }
}
