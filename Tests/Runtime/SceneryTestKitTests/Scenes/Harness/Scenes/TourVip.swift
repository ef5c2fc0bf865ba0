import Scenery

// A scene of the style `vip`, as `scenery generate scene` writes it.

@MainActor protocol VipTourInteracting: SceneLifecycle, Retrying {
    func nextTapped()
    func detailTapped()
    func closeTapped()
}

@MainActor protocol VipTourPresenting: Boundary {
    func present(_ tour: Tour)
    func present(error: any Error)
    func present(isLoading: Bool)
}

@MainActor protocol VipTourDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: TourShown)
}

@MainActor protocol VipTourRouting: Boundary {
    func openDetail()
    func close()
}

final class VipTourViewController: VipTourDisplaying, SceneView {
    let context: SceneContext
    let screen = TourScreen()

    init(interactor: any VipTourInteracting) {
        context = SceneContext("VipTour", lifecycle: interactor)
    }

    func show(_ viewModel: TourShown) { screen.show(viewModel.title) }
    func show(error: ErrorViewModel) { screen.show(error.message) }
    func showActivity(_ isActive: Bool) { screen.show(isActive ? "busy" : "idle") }
}

final class VipTourInteractor: VipTourInteracting {
    private let presenter: any VipTourPresenting
    private let router: any VipTourRouting
    private let tours: any TourFetching
    private var id = 1
    private var loading: Task<Void, Never>?

    init(presenter: any VipTourPresenting, router: any VipTourRouting, tours: any TourFetching) {
        self.presenter = presenter
        self.router = router
        self.tours = tours
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func retry() { load() }
    func detailTapped() { router.openDetail() }
    func closeTapped() { router.close() }
    func nextTapped() {
        id += 1
        load()
    }

    private func load() {
        loading?.cancel()
        presenter.present(isLoading: true)
        loading = Task { [presenter, tours, id] in
            do {
                let tour = try await tours.tour(id)
                guard !Task.isCancelled else { return }
                presenter.present(tour)
            } catch {
                guard !Task.isCancelled else { return }
                presenter.present(error: error)
            }
            presenter.present(isLoading: false)
        }
    }
}

final class VipTourPresenter: VipTourPresenting {
    weak var view: (any VipTourDisplaying)?

    func present(_ tour: Tour) { view?.show(TourShown(title: tour.title)) }
    func present(error: any Error) {
        view?.show(error: ErrorViewModel(describing: error, retryTitle: "Try again"))
    }
    func present(isLoading: Bool) { view?.showActivity(isLoading) }
}

final class VipTourRouter: VipTourRouting {
    weak var view: (any SceneView)?

    func openDetail() { view?.navigation?.push(SimpleTourAssembler(tours: TourBook()).assemble()) }
    func close() { view?.navigation?.pop() }
}

@MainActor enum VipTourConfigurator {
    static func build(tours: any TourFetching) -> any SceneView {
        let presenter = VipTourPresenter()
        let router = VipTourRouter()
        let interactor = VipTourInteractor(
            presenter: presenter.traced(), router: router.traced(), tours: tours.traced())
        let view = VipTourViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
