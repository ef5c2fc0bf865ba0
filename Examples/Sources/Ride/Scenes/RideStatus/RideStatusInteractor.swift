import Scenery

/// The logic of RideStatus: follows one ride, cancels it, and leads to its chat and its receipt.
@MainActor final class RideStatusInteractor: RideStatusInteracting {
    private let ride: String
    private let presenter: any RideStatusPresenting
    private let router: any RideStatusRouting
    private let rides: any RideManaging
    private let session: any SessionManaging
    private var work: Task<Void, Never>?
    private var wasCancelling = false
    /// Whether the sign-in was opened, for a link that leads here.
    private var hasAsked = false

    init(
        ride: String, presenter: any RideStatusPresenting, router: any RideStatusRouting,
        rides: any RideManaging, session: any SessionManaging
    ) {
        self.ride = ride
        self.presenter = presenter
        self.router = router
        self.rides = rides
        self.session = session
    }

    deinit { work?.cancel() }

    func viewDidLoad() { fetch() }
    func viewWillAppear(_ animated: Bool) { present() }

    func viewDidAppear(_ animated: Bool) {
        guard !session.isSignedIn, !hasAsked else { return }
        hasAsked = true
        router.openSignIn()
    }

    func retry() { if wasCancelling { cancelTapped() } else { fetch() } }
    func chatTapped() { router.openChat(ride) }
    func receiptTapped() { router.openReceipt(ride) }

    func cancelTapped() {
        guard rides.known(ride)?.state.isCancellable == true else { return }
        wasCancelling = true
        perform { [rides, ride] in try await rides.cancel(ride) }
    }
}

extension RideStatusInteractor {
    private func fetch() {
        guard session.isSignedIn else { return }
        wasCancelling = false
        perform { [rides, ride] in _ = try await rides.ride(ride) }
    }

    private func perform(_ action: @escaping @MainActor () async throws -> Void) {
        guard work == nil else { return }
        work = Task { [weak self] in
            do {
                try await action()
                self?.finished(nil)
            } catch {
                self?.finished(error)
            }
        }
        present()
    }

    private func finished(_ error: (any Error)?) {
        work = nil
        present()
        guard let error, !(error is CancellationError) else { return }
        // A ride that is known already is shown, and followed, without a dialog.
        if rides.known(ride) == nil || wasCancelling { presenter.present(error: error) }
    }

    private func present() {
        let known = rides.known(ride)
        // A known ride is asked for again without an indicator.
        let isBusy = work != nil && (known == nil || wasCancelling)
        presenter.present(RideStatusContent(ride: known, isOnline: rides.isOnline, isBusy: isBusy))
    }
}

extension RideStatusInteractor: RideObserving, ConnectionObserving, SessionObserving {
    func rideDidChange(_ ride: RideSnapshot) { if ride.id == self.ride { present() } }
    func connectionDidChange(isOnline: Bool) { present() }

    func sessionDidChange(isSignedIn: Bool) {
        hasAsked = false
        if isSignedIn { fetch() } else { present() }
    }
}

extension RideStatusInteractor: SceneReadiness {
    /// The chat or the receipt of a link is opened once a person is signed in.
    func waitUntilReady() async throws { try await session.waitUntilSignedIn() }
}
