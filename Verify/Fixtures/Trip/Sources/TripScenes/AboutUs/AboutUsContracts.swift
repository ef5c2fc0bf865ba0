import Scenery

/// The actions of a person in AboutUs, as its logic receives them.
@MainActor protocol AboutUsInteracting: SceneLifecycle, Retrying {
    func reloadTapped()
    func closeTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol AboutUsPresenting: Boundary {
    func present(_ content: AboutUsContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol AboutUsDisplaying: ErrorDisplaying { func show(_ viewModel: AboutUsViewModel) }

/// Where the logic can lead.
@MainActor protocol AboutUsRouting: Boundary { func close() }

/// The facts that AboutUs shows.
struct AboutUsContent: BusinessModel { var title: String = "About us" }

/// The same values, formatted for display.
struct AboutUsViewModel: ViewModel { var title: String }
