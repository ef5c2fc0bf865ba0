import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("HomeInteractor") struct HomeInteractorTests {
    private let presenter = HomePresentingMock()
    private let router = HomeRoutingMock()

    @Test("loading and trying again present the content")
    func loads() {
        let interactor = interactor()
        interactor.viewDidLoad()
        interactor.retry()
        #expect(presenter.onPresent.calls == [HomeContent(), HomeContent()])
    }

    @Test("reloadTapped presents the content")
    func reloadTapped() {
        interactor().reloadTapped()
        #expect(presenter.onPresent.calls == [HomeContent()])
    }

    @Test("closeTapped leads out of the scene")
    func closeTapped() {
        interactor().closeTapped()
        #expect(router.onClose.count == 1)
    }

    private func interactor() -> HomeInteractor {
        HomeInteractor(presenter: presenter, router: router)
    }
}

