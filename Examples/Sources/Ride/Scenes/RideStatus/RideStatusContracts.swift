import Scenery

/// The actions of a person in RideStatus, as its logic receives them.
@MainActor protocol RideStatusInteracting: SceneLifecycle, Retrying {
    func chatTapped()
    func cancelTapped()
    func receiptTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol RideStatusPresenting: Boundary {
    func present(_ content: RideStatusContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol RideStatusDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: RideStatusViewModel)
}

/// Where the logic can lead.
@MainActor protocol RideStatusRouting: Boundary {
    func openSignIn()
    func openChat(_ ride: String)
    func openReceipt(_ ride: String)
}

/// The facts that RideStatus shows.
struct RideStatusContent: BusinessModel {
    /// The ride; `nil` until it is known.
    var ride: RideSnapshot?
    var isOnline: Bool = true
    var isBusy: Bool = false
}

/// The same values, formatted for display.
struct RideStatusViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    var notice: String?
    var card: RideCardViewModel?
    var price: String?
    /// The titles of the buttons; a button without a title is not shown.
    var chatTitle: String?
    var cancelTitle: String?
    var receiptTitle: String?
    /// Asks again, where the ride could not be fetched.
    var retryTitle: String?
}
