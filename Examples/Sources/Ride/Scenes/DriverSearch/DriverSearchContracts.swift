import Scenery

/// The actions of a person in DriverSearch, as its logic receives them.
@MainActor protocol DriverSearchInteracting: SceneLifecycle, Retrying {
    func cancelTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol DriverSearchPresenting: Boundary {
    func present(_ content: DriverSearchContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol DriverSearchDisplaying: ErrorDisplaying {
    func show(_ viewModel: DriverSearchViewModel)
}

/// Where the logic can lead.
@MainActor protocol DriverSearchRouting: Boundary {
    /// Shows the status of the ride instead of this scene.
    func openRide(_ ride: String)
}

/// The facts that DriverSearch shows.
struct DriverSearchContent: BusinessModel {
    /// The ride; `nil` until it is known.
    var ride: RideSnapshot?
    var isOnline: Bool = true
    var isCancelling: Bool = false
}

/// The same values, formatted for display.
struct DriverSearchViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    var notice: String?
    var card: RideCardViewModel?
    /// What is waited for; `nil` when the search is over.
    var progress: String?
    var cancelTitle: String?
    var canCancel: Bool
}
