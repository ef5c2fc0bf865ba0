import SceneryScreens
import SceneryTestKit
import Testing

@testable import About

@Suite("What the view of About reports")
@MainActor struct AboutViewControllerTests {
    private let interactor = AboutInteractingMock()
    private let host: HeadlessHost

    init() {
        let view = AboutViewController(interactor: interactor)
        host = HeadlessHost(root: view)
        view.show(
            AboutViewModel(
                language: "en", appearance: nil, title: "About", version: "1", paragraphs: [],
                missingText: "Nothing came", retryTitle: "Again", termsTitle: "Terms",
                languageChoice: ChoiceViewModel(
                    title: "Language", options: [.init(id: "fa", title: "F")], selected: ""),
                themeChoice: ChoiceViewModel(
                    title: "Theme", options: [.init(id: "dark", title: "D")], selected: "")))
    }

    @Test("the logic receives the lifecycle of the view, loaded once and before it appears")
    func lifecycle() {
        #expect(interactor.onViewDidLoad.count == 1)
        #expect(interactor.onViewWillAppear.calls == [false])
        #expect(interactor.onViewDidAppear.calls == [false])
        host.session.close()
        #expect(interactor.onViewWillDisappear.calls == [false])
        #expect(interactor.onViewDidDisappear.calls == [false])
        #expect(interactor.onViewDidLoad.count == 1)
    }

    @Test("each tap and each choice reaches the logic as its own event")
    func events() {
        host.tap("Terms")
        #expect(interactor.onTermsTapped.count == 1)
        host.tap("Again")
        #expect(interactor.onRetry.count == 1)
        host.choose("F", in: "Language")
        #expect(interactor.onLanguageChosen.calls == ["fa"])
        host.choose("D", in: "Theme")
        #expect(interactor.onThemeChosen.calls == ["dark"])
        #expect(host.ignored.isEmpty)
    }

    @Test("the retry button of an error's dialog asks the logic to try again")
    func retry() async throws {
        let view = try #require(host.session.navigator.visibleView as? AboutViewController)
        view.show(error: ErrorViewModel(title: "Oh", message: "No", retryTitle: "Again"))
        let isShown = await host.waits { $0.screen.dialog != nil }
        try #require(isShown)
        host.tap("Again")
        #expect(interactor.onRetry.count == 1)
        #expect(host.screen.dialog == nil)
    }
}
