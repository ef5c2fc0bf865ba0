import Scenery

/// The actions of a person in Extension, as its logic receives them.
@MainActor protocol ExtensionInteracting: SceneLifecycle, Retrying {
    func reloadTapped()
    func closeTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol ExtensionPresenting: Boundary {
    func present(_ content: ExtensionContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol ExtensionDisplaying: ErrorDisplaying { func show(_ viewModel: ExtensionViewModel) }

/// Where the logic can lead.
@MainActor protocol ExtensionRouting: Boundary { func close() }

/// The facts that Extension shows.
struct ExtensionContent: BusinessModel { var title: String = "Extension" }

/// The same values, formatted for display.
struct ExtensionViewModel: ViewModel { var title: String }
