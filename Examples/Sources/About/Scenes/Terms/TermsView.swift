import SceneryScreens

/// How the scene Terms looks.
@MainActor enum TermsView {
    static let retry = "reload"
    static let webPage = "web-page"

    static func screen(of viewModel: TermsViewModel) -> Screen {
        Screen(
            viewModel.title, language: viewModel.language,
            appearance: viewModel.appearance.flatMap(Appearance.init)
        ) {
            for (index, paragraph) in viewModel.paragraphs.enumerated() {
                ScreenElement.text(paragraph, id: "terms/\(index)")
            }
            if let missingText = viewModel.missingText {
                ScreenElement.text(missingText, style: .emphasis, id: "missing")
                ScreenElement.button(viewModel.retryTitle, id: retry)
            }
            ScreenElement.button(viewModel.webPageTitle, id: webPage)
        }
    }
}
