import Scenery

/// The actions of a person in DestinationSearch, as its logic receives them.
@MainActor protocol DestinationSearchInteracting: SceneLifecycle, Retrying {
    func queryEdited(_ query: String)
    /// - Parameter place: The identity of the place.
    func placeTapped(_ place: String)
}

/// What the logic hands to the presentation.
@MainActor protocol DestinationSearchPresenting: Boundary {
    func present(_ content: DestinationSearchContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol DestinationSearchDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: DestinationSearchViewModel)
}

/// Where the logic can lead.
@MainActor protocol DestinationSearchRouting: Boundary {
    func openOffer(to destination: Place)
}

/// The facts that DestinationSearch shows.
struct DestinationSearchContent: BusinessModel {
    /// The places found; `nil` before the first answer.
    var places: [Place]?
    var isLoading: Bool = false
}

/// The same values, formatted for display.
struct DestinationSearchViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    var queryLabel: String
    var placesLabel: String
    var rows: [Row]
    /// What is said where there are no rows.
    var emptyText: String?

    struct Row: ViewModel {
        var id: String
        var name: String
        var address: String
    }
}
