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
        /// A worker holds who it works for.
        case delegate
        /// A closure of the logic's own captures it.
        case closure
        /// A worker's closure captures the logic and something else.
        case workersClosure
        /// A lazy closure captures the logic.
        case lazyClosure
        /// The logic keeps the token of an observation that captures it.
        case token
        /// A task that the logic keeps holds it, and nobody cancels it.
        case task
        /// Something starts itself again each second.
        case timer
        /// Somebody whom the test keeps was told to call the logic back.
        case subscription
    }

    static func build(_ fault: Fault, tours: any TourFetching, attic: Attic) -> any SceneView {
        let presenter = HoldingPresenter(isHolding: fault == .view)
        let router = VipTourRouter()
        let interactor = HoldingInteractor(
            presenter: presenter.traced(), router: router.traced(), tours: tours)
        let view = HoldingViewController(interactor: interactor.traced())
        presenter.use(view.traced())
        router.view = view
        interactor.leak(fault, attic)
        if fault == .presentation { attic.kept = presenter }
        if fault == .navigation { attic.kept = router }
        return view
    }
}

/// Keeps what a scene should have let go of.
@MainActor final class Attic {
    var kept: AnyObject?
    var listeners: [@MainActor () -> Void] = []
    let price = ObservableValue(1)
    let clock = ManualClock()
}

/// Does a part of the logic's work. It is no boundary.
@MainActor private final class TourWorker {
    var delegate: AnyObject?
    var onDone: (@MainActor () -> Void)?
}

@MainActor private final class HoldingViewController: VipTourDisplaying, SceneView {
    let context: SceneContext
    private let interactor: any VipTourInteracting

    init(interactor: any VipTourInteracting) {
        self.interactor = interactor
        context = SceneContext("VipTour", lifecycle: interactor)
    }

    func show(_ viewModel: TourShown) {}
    func show(error: ErrorViewModel) {}
    func showActivity(_ isActive: Bool) {}
}

@MainActor private final class HoldingInteractor: VipTourInteracting {
    private let presenter: any VipTourPresenting
    private let router: any VipTourRouting
    private let tours: any TourFetching
    private let worker = TourWorker()
    private var onDone: (@MainActor () -> Void)?
    private var token: ObservationToken?
    private var waiting: Task<Void, Never>?
    private lazy var again: @MainActor () -> Void = { self.retry() }

    init(presenter: any VipTourPresenting, router: any VipTourRouting, tours: any TourFetching) {
        self.presenter = presenter
        self.router = router
        self.tours = tours
    }

    func retry() {}
    func nextTapped() {}
    func detailTapped() { router.openDetail() }
    func closeTapped() { router.close() }

    func leak(_ fault: LeakyTour.Fault, _ attic: Attic) {
        switch fault {
        case .logic: Task { presenter.present(try await tours.tour(1)) }
        case .delegate: worker.delegate = self
        case .closure: onDone = { self.retry() }
        case .workersClosure:
            worker.onDone = { [presenter] in
                presenter.present(isLoading: false)
                self.retry()
            }
        case .lazyClosure: again()
        case .token: token = attic.price.bind { _ in self.retry() }
        case .task:
            waiting = Task {
                _ = try? await tours.tour(1)
                retry()
            }
        case .timer: tick(attic.clock)
        case .subscription: attic.listeners.append { self.retry() }
        case .view, .presentation, .navigation: break
        }
    }

    private func tick(_ clock: ManualClock) {
        Task {
            try await clock.sleep(for: .seconds(1))
            tick(clock)
        }
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
