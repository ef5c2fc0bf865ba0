import Scenery

/// The logic of Receipt: fetches the receipt as soon as the ride is finished.
@MainActor final class ReceiptInteractor: ReceiptInteracting {
    private let ride: String
    private let presenter: any ReceiptPresenting
    private let router: any ReceiptRouting
    private let rides: any RideManaging
    private var receipt: Receipt?
    private var loading: Task<Void, Never>?

    init(
        ride: String, presenter: any ReceiptPresenting, router: any ReceiptRouting, rides: any RideManaging
    ) {
        self.ride = ride
        self.presenter = presenter
        self.router = router
        self.rides = rides
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func viewWillAppear(_ animated: Bool) { present() }
    func retry() { load() }
    func closeTapped() { router.close() }

    private func load() {
        guard loading == nil, receipt == nil else { return }
        loading = Task { [weak self, rides, ride] in
            do {
                var known = rides.known(ride)
                if known == nil { known = try await rides.ride(ride) }
                let receipt = known?.state == .finished ? try await rides.receipt(of: ride) : nil
                self?.finished(receipt, nil)
            } catch {
                self?.finished(nil, error)
            }
        }
        present()
    }

    private func finished(_ receipt: Receipt?, _ error: (any Error)?) {
        loading = nil
        self.receipt = receipt
        present()
        if let error, !(error is CancellationError) { presenter.present(error: error) }
        // It finished while its state was asked for.
        if error == nil, receipt == nil, rides.known(ride)?.state == .finished { load() }
    }

    private func present() {
        presenter.present(
            ReceiptContent(ride: rides.known(ride), receipt: receipt, isLoading: loading != nil))
    }
}

extension ReceiptInteractor: RideObserving {
    func rideDidChange(_ ride: RideSnapshot) {
        guard ride.id == self.ride else { return }
        present()
        if ride.state == .finished { load() }
    }
}
