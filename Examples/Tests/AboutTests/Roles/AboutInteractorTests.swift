import Scenery
import SceneryTestKit
import Settings
import Testing

@testable import About

@Suite("What the logic of About decides", .timeLimit(.minutes(20)))
@MainActor struct AboutInteractorTests {
    private let manager = AboutManagingMock()
    private let presenter = AboutPresentingMock()
    private let router = AboutRoutingMock()
    private let interactor: AboutInteractor

    init() {
        manager.onAboutTextIn.answers { $0 == .english ? "Hello" : "سلام" }
        interactor = AboutInteractor(
            version: AppVersion(version: "1.0", build: 2), preferences: Preferences(), manager: manager,
            presenter: presenter, router: router)
    }

    @Test("a loaded view is told at once that the text is being fetched, then the text")
    func loads() async {
        interactor.viewDidLoad()
        #expect(presenter.onPresent.calls == [about(isFetching: true)])
        await presented(2)
        #expect(presenter.onPresent.lastCall == about("Hello"))
        #expect(manager.onAboutTextIn.calls == [.english])
        #expect(!presenter.onPresentIn.wasCalled)
    }

    @Test("a failure is told after the end of the fetch, in the language it was asked in")
    func fails() async {
        manager.onAboutTextIn.throws(NetworkError(domain: .api, message: "Not now."))
        interactor.viewDidLoad()
        await presented(2)
        #expect(presenter.onPresent.lastCall == about())
        #expect(presenter.onPresentIn.calls.map(\.0) == [.refused("Not now.")])
        #expect(presenter.onPresentIn.calls.map(\.1) == [.english])
    }

    @Test("a retry asks again")
    func retries() async {
        manager.onAboutTextIn.inTurn(
            .throwing(NetworkError(domain: .offline, message: "")), .returning("Hello"))
        interactor.viewDidLoad()
        await presented(2)
        interactor.retry()
        #expect(presenter.onPresent.lastCall == about(isFetching: true))
        await presented(4)
        #expect(presenter.onPresent.lastCall == about("Hello"))
        #expect(manager.onAboutTextIn.count == 2)
    }

    @Test("the terms open with the preferences of now")
    func terms() {
        interactor.themeChosen("dark")
        interactor.termsTapped()
        #expect(router.onOpenTermsWith.calls == [Preferences(language: .english, theme: .dark)])
    }

    @Test("another language drops the text and asks for that language's")
    func language() async {
        interactor.viewDidLoad()
        await presented(2)
        interactor.languageChosen("fa")
        #expect(presenter.onPresent.lastCall == about(language: .persian, isFetching: true))
        await presented(4)
        #expect(presenter.onPresent.lastCall == about("سلام", language: .persian))
    }

    @Test("the language there is already, or one there is not, changes nothing", arguments: ["en", "xx", ""])
    func sameLanguage(language: String) async {
        interactor.viewDidLoad()
        await presented(2)
        interactor.languageChosen(language)
        #expect(presenter.onPresent.count == 2)
        #expect(manager.onAboutTextIn.count == 1)
    }

    @Test("a theme is told at once and fetches nothing; one there is not changes nothing")
    func theme() async {
        interactor.viewDidLoad()
        await presented(2)
        interactor.themeChosen("dark")
        #expect(presenter.onPresent.lastCall == about("Hello", theme: .dark))
        interactor.themeChosen("pink")
        #expect(presenter.onPresent.count == 3)
        #expect(manager.onAboutTextIn.count == 1)
    }

    @Test("a restored scene shows what it had and asks for nothing")
    func restored() throws {
        let saved = AboutState(preferences: Preferences(language: .persian, theme: .light), text: "سلام")
        interactor.restore(saved)
        interactor.viewDidLoad()
        #expect(presenter.onPresent.calls == [about("سلام", language: .persian, theme: .light)])
        #expect(!manager.onAboutTextIn.wasCalled)
        #expect(interactor.restorableState == saved)
    }

    @Test("a failure of an earlier fetch that comes late is not told")
    func lateFailure() async {
        let (answers, answer) = AsyncStream<Void>.makeStream()
        manager.onAboutTextIn.when(.equal(AppLanguage.english)).answers { _ in
            for await _ in answers { break }
            throw NetworkError(domain: .offline, message: "")
        }
        interactor.viewDidLoad()
        await asked(1)
        interactor.languageChosen("fa")
        await presented(3)
        answer.finish()
        for _ in 0..<100 { await Task.yield() }
        #expect(presenter.onPresent.lastCall == about("سلام", language: .persian))
        #expect(!presenter.onPresentIn.wasCalled)
    }

    // MARK: Support

    private func about(
        _ text: String? = nil, language: AppLanguage = .english, theme: AppTheme = .system,
        isFetching: Bool = false
    ) -> About {
        About(
            version: AppVersion(version: "1.0", build: 2),
            preferences: Preferences(language: language, theme: theme), text: text, isFetching: isFetching)
    }

    /// Waits until the presenter was told that many times; the suite's time limit ends it.
    private func presented(_ times: Int) async {
        while presenter.onPresent.count < times { await Task.yield() }
    }

    private func asked(_ times: Int) async {
        while manager.onAboutTextIn.count < times { await Task.yield() }
    }
}
