import Scenery

// A scene of the style `simple`, as `scenery generate scene` writes it.

@MainActor protocol SimpleTourRendering: Rendering<TourShown>, ErrorDisplaying, ActivityDisplaying {
    func render(_ renderable: TourShown)
}

@MainActor protocol SimpleTourInteracting: SceneLifecycle, Retrying {
    func use(_ view: any SimpleTourRendering)
    func closeTapped()
}

@MainActor protocol SimpleTourNavigating: Boundary {
    func use(_ view: any SceneView)
    func close()
}

final class SimpleTourView: SimpleTourRendering, SceneView {
    let context: SceneContext
    let screen = TourScreen()

    init(interaction: any SimpleTourInteracting) {
        context = SceneContext("SimpleTour", lifecycle: interaction)
    }

    func render(_ renderable: TourShown) { screen.show(renderable.title) }
    func show(error: ErrorViewModel) { screen.show(error.message) }
    func showActivity(_ isActive: Bool) { screen.show(isActive ? "busy" : "idle") }
}

final class SimpleTourInteraction: SimpleTourInteracting {
    private weak var view: (any SimpleTourRendering)?
    private let navigation: any SimpleTourNavigating
    private let tours: any TourFetching
    private var loading: Task<Void, Never>?

    init(navigation: any SimpleTourNavigating, tours: any TourFetching) {
        self.navigation = navigation
        self.tours = tours
    }

    deinit { loading?.cancel() }

    func use(_ view: any SimpleTourRendering) { self.view = view }

    func viewDidLoad() { load() }
    func retry() { load() }
    func closeTapped() { navigation.close() }

    private func load() {
        loading?.cancel()
        view?.showActivity(true)
        loading = Task { [weak self, tours] in
            do {
                let tour = try await tours.tour(1)
                guard !Task.isCancelled else { return }
                self?.view?.render(TourShown(title: tour.title))
            } catch {
                guard !Task.isCancelled else { return }
                self?.view?.show(error: ErrorViewModel(describing: error, retryTitle: "Try again"))
            }
            self?.view?.showActivity(false)
        }
    }
}

final class SimpleTourNavigation: SimpleTourNavigating {
    private(set) weak var view: (any SceneView)?

    func use(_ view: any SceneView) { self.view = view }
    func close() { view?.navigation?.pop() }
}

struct SimpleTourAssembler: Assembling {
    let tours: any TourFetching

    func assemble() -> any SceneView {
        let navigation = SimpleTourNavigation()
        let interaction = SimpleTourInteraction(navigation: navigation.traced(), tours: tours.traced())
        let view = SimpleTourView(interaction: interaction.traced())
        navigation.use(view)
        interaction.use(view.traced())
        return Wiring.checked(view)
    }
}
