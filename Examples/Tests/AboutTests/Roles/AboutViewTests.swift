import SceneryScreens
import Testing

@testable import About

@Suite("How the scene About looks")
@MainActor struct AboutViewTests {
    private let viewModel = AboutViewModel(
        language: "fa", appearance: "dark", title: "About", version: "Version 1", paragraphs: ["one", "two"],
        missingText: nil, retryTitle: "Again", termsTitle: "Terms",
        languageChoice: ChoiceViewModel(
            title: "Language", options: [.init(id: "fa", title: "F")], selected: "fa"),
        themeChoice: ChoiceViewModel(
            title: "Theme", options: [.init(id: "dark", title: "D")], selected: "dark"))

    @Test("everything of the view model is on the screen, in order")
    func all() {
        let screen = AboutView.screen(of: viewModel)
        #expect(screen.title == "About")
        #expect(screen.language == "fa")
        #expect(screen.appearance == .dark)
        #expect(
            screen.elements.map(\.id) == [
                "version", "text/0", "text/1", "terms", "divider", "language", "theme",
            ])
        #expect(screen.choice(of: "language") == "fa")
        #expect(screen.choice(of: "theme") == "dark")
    }

    @Test("a text that is missing is said, with a button to try again")
    func missing() {
        var viewModel = viewModel
        viewModel.paragraphs = []
        viewModel.missingText = "Nothing came"
        let screen = AboutView.screen(of: viewModel)
        #expect(screen.texts == ["Version 1", "Nothing came"])
        #expect(screen["reload"]?.title == "Again")
    }

    @Test("without an appearance the screen follows the host")
    func noAppearance() {
        var viewModel = viewModel
        viewModel.appearance = nil
        #expect(AboutView.screen(of: viewModel).appearance == nil)
    }
}
