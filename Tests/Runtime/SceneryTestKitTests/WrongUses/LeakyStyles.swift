import Scenery

/// Scenes of the styles `viper`, `simple` and `mvvm` with one fault each: a role that is not let go of.
@MainActor enum LeakyStyles {
    enum Fault {
        /// The presenter holds its view strongly.
        case viperView
        /// A reply that the interactor keeps captures the presenter.
        case viperPresenter
        /// The interaction holds its view strongly.
        case simpleView
        /// The navigation holds the view strongly.
        case simpleNavigation
        /// What observes an observable captures the view, which keeps it.
        case mvvmView
        /// A closure of the use case captures the view model.
        case mvvmViewModel
        /// The navigator holds the view strongly.
        case mvvmNavigator
    }

    static func build(_ fault: Fault) -> any SceneView {
        switch fault {
        case .viperView, .viperPresenter: viper(fault)
        case .simpleView, .simpleNavigation: simple(fault)
        case .mvvmView, .mvvmViewModel, .mvvmNavigator: mvvm(fault)
        }
    }

    private static func viper(_ fault: Fault) -> any SceneView {
        let interactor = ReplyingInteractor()
        let presenter = HoldingEventListener(interactor: interactor)
        let view = ViperTourViewController(presenter: presenter.traced())
        if fault == .viperView { presenter.view = view.traced() }
        if fault == .viperPresenter { interactor.reply = { presenter.retry() } }
        return view
    }

    private static func simple(_ fault: Fault) -> any SceneView {
        let navigation = HoldingNavigation()
        let interaction = HoldingInteraction(navigation: navigation.traced(), isHolding: fault == .simpleView)
        let view = SimpleTourView(interaction: interaction.traced())
        if fault == .simpleNavigation { navigation.use(view) }
        interaction.use(view.traced())
        return view
    }

    private static func mvvm(_ fault: Fault) -> any SceneView {
        let useCase = TellingUseCase()
        let navigator = HoldingNavigator()
        let viewModel = MvvmTourViewModel(useCase: useCase.traced(), navigator: navigator.traced())
        if fault == .mvvmViewModel { useCase.onTour = { viewModel.title.set($0.title) } }
        guard fault != .mvvmView else { return BoundView(viewModel: viewModel.traced()) }
        let view = MvvmTourView(viewModel: viewModel.traced())
        if fault == .mvvmNavigator { navigator.view = view }
        return view
    }
}

@MainActor private final class ReplyingInteractor: ViperTourInteracting {
    var reply: (@MainActor () -> Void)?

    func handle(_ request: ViperTourRequest) async throws -> Tour { Tour(title: "") }
}

@MainActor private final class HoldingEventListener: ViperTourEventListening {
    var view: (any ViperTourCommandListening)?
    private let interactor: any ViperTourInteracting

    init(interactor: any ViperTourInteracting) { self.interactor = interactor }

    func retry() {}
    func handle(event: ViperTourViewEvent) {}
}

@MainActor private final class HoldingInteraction: SimpleTourInteracting {
    private var view: (any SimpleTourRendering)?
    private let navigation: any SimpleTourNavigating
    private let isHolding: Bool

    init(navigation: any SimpleTourNavigating, isHolding: Bool) {
        self.navigation = navigation
        self.isHolding = isHolding
    }

    func use(_ view: any SimpleTourRendering) { if isHolding { self.view = view } }
    func retry() {}
    func closeTapped() { navigation.close() }
}

@MainActor private final class HoldingNavigation: SimpleTourNavigating {
    private var view: (any SceneView)?

    func use(_ view: any SceneView) { self.view = view }
    func close() { view?.navigation?.pop() }
}

@MainActor private final class TellingUseCase: MvvmTourLoading {
    var onTour: (@MainActor (Tour) -> Void)?

    func load() async throws -> Tour { Tour(title: "") }
}

@MainActor private final class HoldingNavigator: MvvmTourNavigating {
    var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}

@MainActor private final class BoundView: SceneView {
    let context: SceneContext
    private let screen = TourScreen()
    private var binding: ObservationToken?

    init(viewModel: any MvvmTourViewModeling) {
        context = SceneContext("MvvmTour", lifecycle: viewModel)
        binding = viewModel.title.bind { self.screen.show($0) }
    }
}
