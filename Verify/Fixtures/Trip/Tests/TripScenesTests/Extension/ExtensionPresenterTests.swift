import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("ExtensionPresenter") struct ExtensionPresenterTests {
    private let view = ExtensionDisplayingMock()
    private let presenter = ExtensionPresenter()

    @Test("the content is formatted for display")
    func words() {
        presenter.view = view
        presenter.present(ExtensionContent(title: "some title"))
        #expect(view.onShow.calls == [ExtensionViewModel(title: "some title")])
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
        var view: ExtensionDisplayingMock? = ExtensionDisplayingMock()
        presenter.view = view
        view = nil
        #expect(presenter.view == nil)
    }
}

private struct Offline: PresentableError {
    var viewModel: ErrorViewModel { ErrorViewModel(title: "Offline", message: "No connection.") }
}
