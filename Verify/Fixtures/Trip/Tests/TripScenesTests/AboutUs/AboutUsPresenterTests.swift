import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("AboutUsPresenter") struct AboutUsPresenterTests {
    private let view = AboutUsDisplayingMock()
    private let presenter = AboutUsPresenter()

    @Test("the content is formatted for display")
    func words() {
        presenter.view = view
        presenter.present(AboutUsContent(title: "some title"))
        #expect(view.onShow.calls == [AboutUsViewModel(title: "some title")])
    }

    @Test("an error is shown in words, with a way to try again")
    func errors() {
        presenter.view = view
        presenter.present(error: Offline())
        #expect(view.onShowError.calls.map(\.message) == ["No connection."])
        #expect(view.onShowError.calls.map(\.retryTitle) == ["Try again"])
    }

    @Test("the view is held weakly")
    func weak() {
        var view: AboutUsDisplayingMock? = AboutUsDisplayingMock()
        presenter.view = view
        view = nil
        #expect(presenter.view == nil)
    }
}

private struct Offline: PresentableError {
    var viewModel: ErrorViewModel { ErrorViewModel(title: "Offline", message: "No connection.") }
}
