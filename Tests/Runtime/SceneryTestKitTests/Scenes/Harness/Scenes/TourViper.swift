import Scenery

// A scene of the style `viper`, as `scenery generate scene` writes it.

enum ViperTourViewEvent: Sendable, Equatable {
    case viewDidLoad, retry, closeTapped
}

enum ViperTourCommand: Sendable, Equatable {
    case show(TourShown)
    case showError(ErrorViewModel)
    case showActivity(Bool)
}

struct ViperTourRequest: InteractorRequest {
    typealias Response = Tour
}

extension Tour: InteractorResponse {}

@MainActor protocol ViperTourEventListening: ViewEventListener<ViperTourViewEvent>, SceneLifecycle, Retrying {
    func handle(event: ViperTourViewEvent)
}

@MainActor protocol ViperTourCommandListening: CommandListener<ViperTourCommand> {
    func handle(command: ViperTourCommand)
}

@MainActor protocol ViperTourInteracting: RequestHandling<ViperTourRequest> {
    func handle(_ request: ViperTourRequest) async throws -> Tour
}

final class ViperTourViewController: ViperTourCommandListening, ScenePresenter {
    let context: SceneContext
    let screen = TourScreen()

    init(presenter: any ViperTourEventListening) {
        context = SceneContext("ViperTour", lifecycle: presenter)
    }

    func handle(command: ViperTourCommand) {
        switch command {
        case .show(let viewModel): screen.show(viewModel.title)
        case .showError(let error): screen.show(error.message)
        case .showActivity(let isActive): screen.show(isActive ? "busy" : "idle")
        }
    }
}

final class ViperTourPresenter: ViperTourEventListening {
    weak var view: (any ViperTourCommandListening)?
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any ViperTourInteracting
    private var loading: Task<Void, Never>?

    init(interactor: any ViperTourInteracting) { self.interactor = interactor }

    deinit { loading?.cancel() }

    func viewDidLoad() { handle(event: .viewDidLoad) }
    func retry() { handle(event: .retry) }

    func handle(event: ViperTourViewEvent) {
        switch event {
        case .viewDidLoad, .retry: load()
        case .closeTapped: scenePresenter?.navigation?.pop()
        }
    }

    private func load() {
        loading?.cancel()
        view?.handle(command: .showActivity(true))
        loading = Task { [weak self, interactor] in
            let command: ViperTourCommand
            do {
                command = .show(TourShown(title: try await interactor.handle(ViperTourRequest()).title))
            } catch {
                command = .showError(ErrorViewModel(describing: error, retryTitle: "Try again"))
            }
            guard !Task.isCancelled else { return }
            self?.view?.handle(command: command)
            self?.view?.handle(command: .showActivity(false))
        }
    }
}

final class ViperTourInteractor: ViperTourInteracting {
    private let tours: any TourFetching

    init(tours: any TourFetching) { self.tours = tours }

    func handle(_ request: ViperTourRequest) async throws -> Tour { try await tours.tour(1) }
}

enum ViperTourScene: ConfigurableScene {
    case root(tours: any TourFetching)

    func configure() -> any SceneView {
        switch self {
        case .root(let tours):
            let interactor = ViperTourInteractor(tours: tours.traced())
            let presenter = ViperTourPresenter(interactor: interactor.traced())
            let view = ViperTourViewController(presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
