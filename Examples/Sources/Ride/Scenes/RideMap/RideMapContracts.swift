import Scenery

/// The actions of a person in RideMap, as its logic receives them.
@MainActor protocol RideMapInteracting: SceneLifecycle, Retrying {
    func signInTapped()
    func destinationTapped()
    func rideTapped()
    func chatTapped()
    func historyTapped()
    func profileTapped()
    func settingsTapped()
    func aboutTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol RideMapPresenting: Boundary {
    func present(_ content: RideMapContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol RideMapDisplaying: ErrorDisplaying {
    func show(_ viewModel: RideMapViewModel)
}

/// Where the logic can lead.
@MainActor protocol RideMapRouting: Boundary {
    func openSignIn()
    func openDestinations()
    func openRide(_ ride: String)
    func openChat(_ ride: String)
    func openHistory()
    func openProfile()
    func openSettings()
    func openAbout()
}

/// The facts that RideMap shows.
struct RideMapContent: BusinessModel {
    var pickup: Place
    /// The ride in progress, or the last one.
    var ride: RideSnapshot?
    var isOnline: Bool = true
    var isSignedIn: Bool = true
}

/// The same values, formatted for display.
struct RideMapViewModel: ViewModel {
    struct Pin: ViewModel {
        var id: String
        var title: String
        var latitude: Double
        var longitude: Double
    }

    var look: ScreenLook
    var title: String
    var notice: String?
    var mapLabel: String
    var pins: [Pin]
    var card: RideCardViewModel?
    /// The titles of the buttons; a button without a title is not shown.
    var signInTitle: String?
    var destinationTitle: String?
    var rideTitle: String?
    var chatTitle: String?
    var historyTitle: String
    var profileTitle: String
    var settingsTitle: String
    var aboutTitle: String
}
