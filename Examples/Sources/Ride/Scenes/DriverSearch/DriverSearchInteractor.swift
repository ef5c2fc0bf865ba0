import Scenery

/// The logic of DriverSearch: waits until a driver accepts the ride, and leads to its status.
@MainActor final class DriverSearchInteractor: DriverSearchInteracting {
    private let ride: String
    private let presenter: any DriverSearchPresenting
    private let router: any DriverSearchRouting
    private let rides: any RideManaging
    private var cancelling: Task<Void, Never>?
    private var isVisible = false

    init(
        ride: String, presenter: any DriverSearchPresenting, router: any DriverSearchRouting,
        rides: any RideManaging
    ) {
        self.ride = ride
        self.presenter = presenter
        self.router = router
        self.rides = rides
    }

    deinit { cancelling?.cancel() }

    func viewWillAppear(_ animated: Bool) { present() }

    func viewDidAppear(_ animated: Bool) {
        isVisible = true
        leaveIfAccepted()
    }

    func viewWillDisappear(_ animated: Bool) { isVisible = false }

    func retry() { cancelTapped() }

    func cancelTapped() {
        guard cancelling == nil, rides.known(ride)?.state.isCancellable == true else { return }
        cancelling = Task { [weak self, rides, ride] in
            do {
                try await rides.cancel(ride)
                self?.finished(nil)
            } catch {
                self?.finished(error)
            }
        }
        present()
    }

    private func finished(_ error: (any Error)?) {
        cancelling = nil
        present()
        if let error, !(error is CancellationError) { presenter.present(error: error) }
    }

    /// Only the scene in front leads anywhere.
    private func leaveIfAccepted() {
        guard isVisible, let state = rides.known(ride)?.state, state != .requested, state != .cancelled else {
            return
        }
        router.openRide(ride)
    }

    private func present() {
        presenter.present(
            DriverSearchContent(
                ride: rides.known(ride), isOnline: rides.isOnline, isCancelling: cancelling != nil))
    }
}

extension DriverSearchInteractor: RideObserving, ConnectionObserving {
    func rideDidChange(_ ride: RideSnapshot) {
        guard ride.id == self.ride else { return }
        present()
        leaveIfAccepted()
    }

    func connectionDidChange(isOnline: Bool) { present() }
}
