import Foundation
import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("ImportViewModel") struct ImportViewModelTests {
    private let useCase = ImportLoadingMock()
    private let navigator = ImportNavigatingMock()
    private let viewModel: ImportViewModel

    init() {
        viewModel = ImportViewModel(useCase: useCase, navigator: navigator)
    }

    @Test("loaded content is formatted for display, and the view shows that it is loading")
    func loads() async {
        useCase.onLoad.returns(ImportContent(title: "some title", class: "some class", some: [3], hidden: URL(filePath: "/about")))
        viewModel.viewDidLoad()
        #expect(viewModel.isLoading.value)
        await viewModel.loading?.value
        #expect(!viewModel.isLoading.value)
        #expect(viewModel.title.value == "some title")
        #expect(viewModel.`class`.value == "some class")
        #expect(viewModel.some.value == [3])
        #expect(viewModel.hidden.value == "file:///about")
    }

    @Test("an error is shown as a message, and removed when a retry succeeds")
    func fails() async {
        useCase.onLoad.throws(Offline())
        viewModel.viewDidLoad()
        await viewModel.loading?.value
        #expect(viewModel.failure.value?.message == "No connection.")
        #expect(viewModel.failure.value?.retryTitle == "Try again")
        useCase.onLoad.returns(ImportContent(title: "some title", class: "some class", some: [3], hidden: URL(filePath: "/about")))
        viewModel.retry()
        await viewModel.loading?.value
        #expect(viewModel.failure.value == nil)
    }

    @Test("tagTapped keeps its value")
    func tagTapped() {
        viewModel.tagTapped(true)
        #expect(viewModel.tappedTag == true)
    }

    @Test("backTapped leads out of the scene")
    func backTapped() {
        viewModel.backTapped()
        #expect(navigator.onClose.count == 1)
    }

    @Test("body loads")
    func body() async {
        useCase.onLoad.returns(ImportContent(title: "some title", class: "some class", some: [3], hidden: URL(filePath: "/about")))
        viewModel.body()
        await viewModel.loading?.value
        #expect(useCase.onLoad.count == 1)
    }

    @Test("classEdited keeps its value")
    func classEdited() {
        viewModel.classEdited("some class")
        #expect(viewModel.editedClass == "some class")
    }
}

private struct Offline: PresentableError {
    var viewModel: ErrorViewModel { ErrorViewModel(title: "Offline", message: "No connection.") }
}
