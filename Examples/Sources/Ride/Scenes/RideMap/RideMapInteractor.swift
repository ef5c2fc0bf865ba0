import Scenery

/// The logic of RideMap: follows the ride, and has a person sign in first.
@MainActor final class RideMapInteractor: RideMapInteracting {
    private let pickup: Place
    private let presenter: any RideMapPresenting
    private let router: any RideMapRouting
    private let rides: any RideManaging
    private let session: any SessionManaging
    private var loading: Task<Void, Never>?
    private var isVisible = false
    /// Whether the sign-in was opened; a person who closes it gets a button instead.
    private var hasAsked = false

    init(
        pickup: Place, presenter: any RideMapPresenting, router: any RideMapRouting, rides: any RideManaging,
        session: any SessionManaging
    ) {
        self.pickup = pickup
        self.presenter = presenter
        self.router = router
        self.rides = rides
        self.session = session
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { refresh() }
    func retry() { refresh() }

    func viewWillAppear(_ animated: Bool) { present() }

    func viewDidAppear(_ animated: Bool) {
        isVisible = true
        askToSignIn()
    }

    func viewDidDisappear(_ animated: Bool) { isVisible = false }

    func signInTapped() { router.openSignIn() }
    func destinationTapped() { router.openDestinations() }
    func rideTapped() { if let ride = rides.current { router.openRide(ride.id) } }
    func chatTapped() { if let ride = rides.current { router.openChat(ride.id) } }
    func historyTapped() { router.openHistory() }
    func profileTapped() { router.openProfile() }
    func settingsTapped() { router.openSettings() }
    func aboutTapped() { router.openAbout() }
}

extension RideMapInteractor {
    private func askToSignIn() {
        guard isVisible, !session.isSignedIn, !hasAsked else { return }
        hasAsked = true
        router.openSignIn()
    }

    private func refresh() {
        guard session.isSignedIn else { return }
        loading?.cancel()
        loading = Task { [weak self, rides] in
            do {
                try await rides.refresh()
                self?.present()
            } catch {
                guard !Task.isCancelled else { return }
                self?.failed(error)
            }
        }
    }

    private func failed(_ error: any Error) {
        present()
        // A ride that is followed already says by itself that it cannot be followed at the moment.
        if rides.current == nil, session.isSignedIn { presenter.present(error: error) }
    }

    private func present() {
        presenter.present(
            RideMapContent(
                pickup: pickup, ride: rides.current, isOnline: rides.isOnline, isSignedIn: session.isSignedIn)
        )
    }
}

// MARK: - Changes

extension RideMapInteractor: RideObserving, ConnectionObserving, SessionObserving {
    func rideDidChange(_ ride: RideSnapshot) { if ride.id == rides.current?.id { present() } }
    func connectionDidChange(isOnline: Bool) { present() }

    func sessionDidChange(isSignedIn: Bool) {
        hasAsked = false
        present()
        if isSignedIn { refresh() } else { askToSignIn() }
    }
}

extension RideMapInteractor: SceneReadiness {
    /// The other scenes of a link are opened once a person is signed in.
    func waitUntilReady() async throws { try await session.waitUntilSignedIn() }
}
