import SceneryScreens

/// How the scene About looks.
@MainActor enum AboutView {
    static let terms = "terms"
    static let retry = "reload"
    static let language = "language"
    static let theme = "theme"

    static func screen(of viewModel: AboutViewModel) -> Screen {
        Screen(
            viewModel.title, language: viewModel.language,
            appearance: viewModel.appearance.flatMap(Appearance.init)
        ) {
            ScreenElement.text(viewModel.version, style: .caption, id: "version")
            for (index, paragraph) in viewModel.paragraphs.enumerated() {
                ScreenElement.text(paragraph, id: "text/\(index)")
            }
            if let missingText = viewModel.missingText {
                ScreenElement.text(missingText, style: .emphasis, id: "missing")
                ScreenElement.button(viewModel.retryTitle, id: retry)
            }
            ScreenElement.button(viewModel.termsTitle, id: terms, role: .primary)
            ScreenElement.divider(id: "divider")
            picker(viewModel.languageChoice, id: language)
            picker(viewModel.themeChoice, id: theme)
        }
    }

    private static func picker(_ choice: ChoiceViewModel, id: String) -> ScreenElement {
        .picker(
            choice.title, id: id, options: choice.options.map { .init(id: $0.id, title: $0.title) },
            selected: choice.selected)
    }
}
