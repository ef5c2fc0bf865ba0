import Scenery
import SceneryTestKit
import Settings
import Testing

@testable import About

@Suite("How the facts of About are worded")
@MainActor struct AboutPresenterTests {
    private let view = AboutDisplayingMock()
    private let presenter = AboutPresenter()

    init() { presenter.view = view }

    @Test("while the text is fetched there is the indicator, and neither text nor excuse")
    func fetching() {
        presenter.present(about(isFetching: true))
        #expect(view.onShowActivity.calls == [true])
        #expect(view.onShow.lastCall?.paragraphs == [])
        #expect(view.onShow.lastCall?.missingText == nil)
    }

    @Test("a text is shown by paragraphs, without the indicator")
    func text() {
        presenter.present(about("One.\n\nTwo."))
        #expect(view.onShowActivity.calls == [false])
        #expect(view.onShow.lastCall?.paragraphs == ["One.", "Two."])
        #expect(view.onShow.lastCall?.missingText == nil)
    }

    @Test("a text that did not come is said to be missing")
    func missing() {
        presenter.present(about())
        #expect(view.onShow.lastCall?.missingText == "The text could not be fetched.")
    }

    @Test("version, build and every title are worded in the language")
    func languages() {
        presenter.present(about("x"))
        #expect(view.onShow.lastCall?.version == "Version 1.20 (build 3)")
        #expect(view.onShow.lastCall?.title == "About")
        presenter.present(about("x", Preferences(language: .persian)))
        #expect(view.onShow.lastCall?.version == "نسخهٔ ۱.۲۰ (ساخت ۳)")
        #expect(view.onShow.lastCall?.title == "درباره")
        #expect(view.onShow.lastCall?.language == "fa")
        #expect(view.onShow.lastCall?.languageChoice.selected == "fa")
    }

    @Test(
        "the appearance is the chosen theme, and the host's own for the system's",
        arguments: [(AppTheme.system, nil), (.light, "light"), (.dark, "dark")])
    func themes(theme: AppTheme, appearance: String?) {
        presenter.present(about("x", Preferences(theme: theme)))
        #expect(view.onShow.lastCall?.appearance == appearance)
        #expect(view.onShow.lastCall?.themeChoice.selected == theme.rawValue)
    }

    @Test("a failure is shown as an error in the language it came in")
    func failure() {
        presenter.present(.unreachable, in: .persian)
        #expect(view.onShowError.calls == [ContentFailure.unreachable.viewModel(in: .persian)])
    }

    @Test("what comes after the view is gone changes nothing")
    func viewGone() {
        var view: AboutDisplayingMock? = AboutDisplayingMock()
        presenter.view = view
        weak let gone = view
        view = nil
        #expect(gone == nil)
        presenter.present(about("x"))
    }

    private func about(
        _ text: String? = nil, _ preferences: Preferences = Preferences(), isFetching: Bool = false
    ) -> About {
        About(
            version: AppVersion(version: "1.20", build: 3), preferences: preferences, text: text,
            isFetching: isFetching)
    }
}
