import SceneryScreens
import Testing

@testable import About

@Suite("What the view of About shows")
@MainActor struct AboutViewTests {
    private let viewModel = AboutViewModel(
        language: "fa", appearance: "dark", title: "About", version: "Version 1", paragraphs: ["one", "two"],
        missingText: nil, retryTitle: "Again", termsTitle: "Terms",
        languageChoice: ChoiceViewModel(
            title: "Language", options: [.init(id: "fa", title: "F")], selected: "fa"),
        themeChoice: ChoiceViewModel(
            title: "Theme", options: [.init(id: "dark", title: "D")], selected: "dark"))

    private func screen(of viewModel: AboutViewModel) -> Screen {
        let view = AboutViewController(interactor: AboutInteractingMock())
        view.show(viewModel)
        return view.stage.screen
    }

    @Test("everything of the view model is on the screen, in order")
    func all() {
        let screen = screen(of: viewModel)
        #expect(screen.title == "About")
        #expect(screen.language == "fa")
        #expect(screen.appearance == .dark)
        #expect(
            screen.elements.map(\.title) == ["Version 1", "one", "two", "Terms", "", "Language", "Theme"])
        #expect(screen.choice(of: "Language") == "fa")
        #expect(screen.choice(of: "Theme") == "dark")
    }

    @Test("a missing text is reported, with a button to try again")
    func missing() {
        var viewModel = viewModel
        viewModel.paragraphs = []
        viewModel.missingText = "Nothing came"
        let screen = screen(of: viewModel)
        #expect(screen.texts == ["Version 1", "Nothing came"])
        #expect(screen.elements.contains { $0.title == "Again" && $0.buttonRole == .normal })
    }

    @Test("without an appearance the screen follows the host")
    func noAppearance() {
        var viewModel = viewModel
        viewModel.appearance = nil
        #expect(screen(of: viewModel).appearance == nil)
    }
}
