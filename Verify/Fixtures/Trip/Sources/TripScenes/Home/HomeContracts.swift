import Scenery

/// The actions of a person in Home, as its logic receives them.
@MainActor protocol HomeInteracting: SceneLifecycle, Retrying {
    func reloadTapped()
    func closeTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol HomePresenting: Boundary {
    func present(_ content: HomeContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol HomeDisplaying: ErrorDisplaying { func show(_ viewModel: HomeViewModel) }

/// Where the logic can lead.
@MainActor protocol HomeRouting: Boundary { func close() }

/// The facts that Home shows.
struct HomeContent: BusinessModel { var title: String = "Home" }

/// The same values, formatted for display.
struct HomeViewModel: ViewModel { var title: String }
