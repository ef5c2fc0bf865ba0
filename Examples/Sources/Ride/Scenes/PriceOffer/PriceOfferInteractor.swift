import Scenery

/// The logic of PriceOffer: fetches an offer, and books it.
@MainActor final class PriceOfferInteractor: PriceOfferInteracting {
    private let destination: Place
    private let presenter: any PriceOfferPresenting
    private let router: any PriceOfferRouting
    private let offers: any OfferManaging
    private let rides: any RideManaging
    private var offer: Offer?
    private var work: Task<Void, Never>?
    private var wasBooking = false

    init(
        destination: Place, presenter: any PriceOfferPresenting, router: any PriceOfferRouting,
        offers: any OfferManaging, rides: any RideManaging
    ) {
        self.destination = destination
        self.presenter = presenter
        self.router = router
        self.offers = offers
        self.rides = rides
    }

    deinit { work?.cancel() }

    func viewDidLoad() { fetch() }
    func viewWillAppear(_ animated: Bool) { present() }

    /// Books again where booking failed, unless the offer has expired meanwhile.
    func retry() { if wasBooking, offer != nil { bookTapped() } else { fetch() } }

    func bookTapped() {
        guard let offer, work == nil else { return }
        wasBooking = true
        work = Task { [weak self, rides] in
            do {
                let ride = try await rides.book(offer)
                self?.finished()
                self?.router.openDriverSearch(ride.id)
            } catch {
                if (error as? NetworkError)?.httpStatus == 410 { self?.offer = nil }
                self?.failed(error)
            }
        }
        present()
    }

    private func fetch() {
        guard work == nil else { return }
        wasBooking = false
        work = Task { [weak self, offers, destination] in
            do {
                let offer = try await offers.offer(to: destination)
                self?.offer = offer
                self?.finished()
            } catch {
                self?.failed(error)
            }
        }
        present()
    }

    private func finished() {
        work = nil
        present()
    }

    private func failed(_ error: any Error) {
        finished()
        if !(error is CancellationError) { presenter.present(error: error) }
    }

    private func present() {
        presenter.present(PriceOfferContent(destination: destination, offer: offer, isBusy: work != nil))
    }
}
