import Scenery

/// The logic of DestinationSearch: finds places while a person types.
@MainActor final class DestinationSearchInteractor: DestinationSearchInteracting {
    private let presenter: any DestinationSearchPresenting
    private let router: any DestinationSearchRouting
    private let offers: any OfferManaging
    private var query = ""
    private var places: [Place]?
    /// The search of the last query; a new query replaces it.
    private var search: Task<Void, Never>?

    init(
        presenter: any DestinationSearchPresenting, router: any DestinationSearchRouting,
        offers: any OfferManaging
    ) {
        self.presenter = presenter
        self.router = router
        self.offers = offers
    }

    deinit { search?.cancel() }

    func viewDidLoad() { find() }
    func viewWillAppear(_ animated: Bool) { present() }
    func retry() { find() }

    func queryEdited(_ query: String) {
        guard query != self.query else { return }
        self.query = query
        find()
    }

    func placeTapped(_ place: String) {
        guard let place = places?.first(where: { $0.id == place }) else { return }
        router.openOffer(to: place)
    }

    private func find() {
        search?.cancel()
        search = Task { [weak self, offers, query] in
            let result: Result<[Place], any Error>
            do { result = .success(try await offers.destinations(matching: query)) } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.finished(result)
        }
        present()
    }

    private func finished(_ result: Result<[Place], any Error>) {
        search = nil
        if case .success(let found) = result { places = found }
        present()
        if case .failure(let error) = result { presenter.present(error: error) }
    }

    private func present() {
        presenter.present(DestinationSearchContent(places: places, isLoading: search != nil))
    }
}
