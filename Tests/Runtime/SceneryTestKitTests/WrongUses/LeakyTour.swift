import Scenery

@testable import SceneryTestKit

/// The scene of the style `vip` with one fault: a role that is not let go of.
@MainActor enum LeakyTour {
    enum Fault {
        /// The presenter holds its view strongly.
        case view
        /// What a person does is waited for by a task that holds the logic.
        case logic
        /// Somebody outside the scene keeps the presenter.
        case presentation
        /// Somebody outside the scene keeps the router.
        case navigation
    }

    static func build(_ fault: Fault, tours: any TourFetching, attic: Attic) -> any SceneView {
        let presenter = HoldingPresenter(isHolding: fault == .view)
        let router = VipTourRouter()
        let interactor = HoldingInteractor(
            presenter: presenter.traced(), router: router.traced(), tours: tours)
        let view = HoldingViewController(interactor: interactor.traced())
        presenter.use(view.traced())
        router.view = view
        if fault == .logic { interactor.wait() }
        if fault == .presentation { attic.kept = presenter }
        if fault == .navigation { attic.kept = router }
        return view
    }
}

/// Keeps what a scene should have let go of.
@MainActor final class Attic {
    var kept: AnyObject?
}

@MainActor private final class HoldingViewController: VipTourDisplaying, SceneView {
    let place: ScenePlace
    private let interactor: any VipTourInteracting

    init(interactor: any VipTourInteracting) {
        self.interactor = interactor
        place = ScenePlace("VipTour", lifecycle: interactor)
    }

    func show(_ viewModel: TourShown) {}
    func show(error: ErrorViewModel) {}
    func showActivity(_ isActive: Bool) {}
}

@MainActor private final class HoldingInteractor: VipTourInteracting {
    private let presenter: any VipTourPresenting
    private let router: any VipTourRouting
    private let tours: any TourFetching

    init(presenter: any VipTourPresenting, router: any VipTourRouting, tours: any TourFetching) {
        self.presenter = presenter
        self.router = router
        self.tours = tours
    }

    func retry() {}
    func nextTapped() {}
    func detailTapped() { router.openDetail() }
    func closeTapped() { router.close() }

    /// Holds itself until a tour comes, and nobody cancels that.
    func wait() {
        Task { presenter.present(try await tours.tour(1)) }
    }
}

@MainActor private final class HoldingPresenter: VipTourPresenting {
    private weak var view: (any VipTourDisplaying)?
    private var heldView: (any VipTourDisplaying)?
    private let isHolding: Bool

    init(isHolding: Bool) { self.isHolding = isHolding }

    func use(_ view: any VipTourDisplaying) {
        if isHolding { heldView = view } else { self.view = view }
    }

    func present(_ tour: Tour) { view?.show(TourShown(title: tour.title)) }
    func present(error: any Error) {}
    func present(isLoading: Bool) {}
}
