import Scenery

/// The actions of a person in Receipt, as its logic receives them.
@MainActor protocol ReceiptInteracting: SceneLifecycle, Retrying {
    func closeTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol ReceiptPresenting: Boundary {
    func present(_ content: ReceiptContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol ReceiptDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: ReceiptViewModel)
}

/// Where the logic can lead.
@MainActor protocol ReceiptRouting: Boundary {
    func close()
}

/// The facts that Receipt shows.
struct ReceiptContent: BusinessModel {
    /// The ride; `nil` until it is known.
    var ride: RideSnapshot?
    /// The receipt; `nil` until the ride is finished.
    var receipt: Receipt?
    var isLoading: Bool = false
}

/// The same values, formatted for display.
struct ReceiptViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    /// The state of a ride without a receipt.
    var status: String?
    var path: String?
    var linesLabel: String
    var lines: [Line]
    var total: String?
    var paidWith: String?
    var closeTitle: String
    /// Asks again, where the receipt could not be fetched.
    var retryTitle: String?

    struct Line: ViewModel {
        var title: String
        var price: String
    }
}
