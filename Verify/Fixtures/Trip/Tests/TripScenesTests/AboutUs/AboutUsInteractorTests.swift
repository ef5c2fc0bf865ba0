import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("AboutUsInteractor") struct AboutUsInteractorTests {
    private let presenter = AboutUsPresentingMock()
    private let router = AboutUsRoutingMock()

    @Test("loading and trying again present the content")
    func loads() {
        let interactor = interactor()
        interactor.viewDidLoad()
        interactor.retry()
        #expect(presenter.onPresent.calls == [AboutUsContent(), AboutUsContent()])
    }

    @Test("reloadTapped presents the content")
    func reloadTapped() {
        interactor().reloadTapped()
        #expect(presenter.onPresent.calls == [AboutUsContent()])
    }

    @Test("closeTapped leads out of the scene")
    func closeTapped() {
        interactor().closeTapped()
        #expect(router.onClose.count == 1)
    }

    private func interactor() -> AboutUsInteractor {
        AboutUsInteractor(presenter: presenter, router: router)
    }
}

