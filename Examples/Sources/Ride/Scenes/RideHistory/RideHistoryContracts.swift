import Scenery

/// What RideHistory shows and takes, for a screen and a widget alike.
@MainActor protocol RideHistoryViewModeling: ObservableViewModel, Retrying {
    var shown: ObservableValue<RideHistoryShown> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    /// - Parameter ride: The identity of the ride.
    func rideTapped(_ ride: String)
}

/// Where the content of RideHistory comes from.
@MainActor protocol RideHistoryLoading: Boundary {
    func load() async throws -> RideHistoryContent
}

/// Where RideHistory can lead.
@MainActor protocol RideHistoryNavigating: Boundary {
    func openRide(_ ride: String)
}

/// The facts that RideHistory shows.
struct RideHistoryContent: BusinessModel {
    /// The rides, newest first.
    var rides: [RideSnapshot]
}

/// The same values, formatted for display.
struct RideHistoryShown: ViewModel {
    struct Row: ViewModel {
        var id: String
        var path: String
        /// State, time and price.
        var details: String
    }

    var look: ScreenLook
    var title: String
    var ridesLabel: String
    var rows: [Row]
    /// What is said where there are no rows.
    var emptyText: String?
    /// Asks again, where the rides could not be fetched.
    var retryTitle: String?
}
