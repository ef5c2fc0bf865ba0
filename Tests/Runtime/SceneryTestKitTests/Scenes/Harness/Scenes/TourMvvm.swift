import Scenery

// A scene of the style `mvvm`, as `scenery generate scene` writes it.

@MainActor protocol MvvmTourViewModeling: ObservableViewModel, Retrying {
    var title: ObservableValue<String> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func closeTapped()
}

@MainActor protocol MvvmTourLoading: Boundary {
    func load() async throws -> Tour
}

@MainActor protocol MvvmTourNavigating: Boundary {
    func close()
}

final class MvvmTourView: SceneView {
    let context: SceneContext
    let screen = TourScreen()
    private let viewModel: any MvvmTourViewModeling

    init(viewModel: any MvvmTourViewModeling) {
        self.viewModel = viewModel
        context = SceneContext("MvvmTour", lifecycle: viewModel)
        context.keep(viewModel.title.bind { [weak self] in self?.screen.show($0) })
        context.keep(viewModel.isLoading.bind { [weak self] in self?.screen.show($0 ? "busy" : "idle") })
        context.keep(
            viewModel.failure.bind { [weak self] in if let error = $0 { self?.screen.show(error.message) } })
    }
}

final class MvvmTourViewModel: MvvmTourViewModeling {
    let title = ObservableValue("")
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any MvvmTourLoading
    private let navigator: any MvvmTourNavigating
    private var loading: Task<Void, Never>?

    init(useCase: any MvvmTourLoading, navigator: any MvvmTourNavigating) {
        self.useCase = useCase
        self.navigator = navigator
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func retry() { load() }
    func closeTapped() { navigator.close() }

    private func load() {
        loading?.cancel()
        isLoading.set(true)
        loading = Task { [weak self, useCase] in
            do {
                let tour = try await useCase.load()
                guard !Task.isCancelled else { return }
                self?.title.set(tour.title)
            } catch {
                guard !Task.isCancelled else { return }
                self?.failure.set(ErrorViewModel(describing: error, retryTitle: "Try again"))
            }
            self?.isLoading.set(false)
        }
    }
}

final class MvvmTourUseCase: MvvmTourLoading {
    private let tours: any TourFetching

    init(tours: any TourFetching) { self.tours = tours }

    func load() async throws -> Tour { try await tours.tour(1) }
}

final class MvvmTourNavigator: MvvmTourNavigating {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}

@MainActor enum MvvmTourAssembly {
    static func assemble(tours: any TourFetching) -> any SceneView {
        let useCase = MvvmTourUseCase(tours: tours.traced())
        let navigator = MvvmTourNavigator()
        let viewModel = MvvmTourViewModel(useCase: useCase.traced(), navigator: navigator.traced())
        let view = MvvmTourView(viewModel: viewModel.traced())
        navigator.view = view
        return Wiring.checked(view)
    }
}
