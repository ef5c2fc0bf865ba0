import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("ExtensionInteractor") struct ExtensionInteractorTests {
    private let presenter = ExtensionPresentingMock()
    private let router = ExtensionRoutingMock()

    @Test("loading and trying again present the content")
    func loads() {
        let interactor = interactor()
        interactor.viewDidLoad()
        interactor.retry()
        #expect(presenter.onPresent.calls == [ExtensionContent(), ExtensionContent()])
    }

    @Test("reloadTapped presents the content")
    func reloadTapped() {
        interactor().reloadTapped()
        #expect(presenter.onPresent.calls == [ExtensionContent()])
    }

    @Test("closeTapped leads out of the scene")
    func closeTapped() {
        interactor().closeTapped()
        #expect(router.onClose.count == 1)
    }

    private func interactor() -> ExtensionInteractor {
        ExtensionInteractor(presenter: presenter, router: router)
    }
}

