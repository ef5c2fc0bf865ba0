import Scenery
import SceneryTestKit
import Settings
import Testing

@testable import About

@Suite("How the terms are worded")
@MainActor struct TermsPresenterTests {
    private let view = TermsDisplayingMock()
    private let presenter = TermsPresenter()

    init() { presenter.view = view }

    @Test("until the terms come the screen has its own title and the indicator")
    func fetching() {
        presenter.present(
            TermsFacts(preferences: Preferences(language: .persian), terms: nil, isFetching: true))
        #expect(view.onShow.lastCall?.title == "شرایط استفاده")
        #expect(view.onShow.lastCall?.missingText == nil)
        #expect(view.onShowActivity.calls == [true])
    }

    @Test("the terms bring title and paragraphs")
    func terms() {
        let terms = Terms(title: "The terms", paragraphs: ["One", "Two"])
        presenter.present(TermsFacts(preferences: Preferences(theme: .dark), terms: terms, isFetching: false))
        #expect(view.onShow.lastCall?.title == "The terms")
        #expect(view.onShow.lastCall?.paragraphs == ["One", "Two"])
        #expect(view.onShow.lastCall?.appearance == "dark")
        #expect(view.onShowActivity.calls == [false])
    }

    @Test("terms that did not come are said to be missing, and the failure is an error")
    func failure() {
        presenter.present(TermsFacts(preferences: Preferences(), terms: nil, isFetching: false))
        #expect(view.onShow.lastCall?.missingText == "The terms could not be fetched.")
        presenter.present(.unreadable, in: .english)
        #expect(view.onShowError.calls == [ContentFailure.unreadable.viewModel(in: .english)])
    }
}
