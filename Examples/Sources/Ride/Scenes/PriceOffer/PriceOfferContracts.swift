import Scenery

/// The actions of a person in PriceOffer, as its logic receives them.
@MainActor protocol PriceOfferInteracting: SceneLifecycle, Retrying {
    func bookTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol PriceOfferPresenting: Boundary {
    func present(_ content: PriceOfferContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol PriceOfferDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: PriceOfferViewModel)
}

/// Where the logic can lead.
@MainActor protocol PriceOfferRouting: Boundary {
    /// Shows the search for a driver instead of the offer and of the search for a destination below it.
    func openDriverSearch(_ ride: String)
}

/// The facts that PriceOffer shows.
struct PriceOfferContent: BusinessModel {
    var destination: Place
    /// The offer; `nil` until it is there.
    var offer: Offer?
    var isBusy: Bool = false
}

/// The same values, formatted for display.
struct PriceOfferViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    var destination: String
    var price: String?
    /// Distance and duration.
    var details: String?
    var validity: String?
    var bookTitle: String
    var canBook: Bool
    /// Asks again, where the offer could not be fetched.
    var retryTitle: String?
}
