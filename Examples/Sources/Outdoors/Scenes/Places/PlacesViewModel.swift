import LocationComponent
import PlacesComponent
import Scenery

/// What Places shows, as observables, and what follows from what a person does.
final class PlacesViewModel: PlacesViewModeling {
    let places = ObservableValue<[PlaceShown]>([])
    let selected = ObservableValue<String?>(nil)
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any PlacesLoading
    /// What is being loaded; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(useCase: any PlacesLoading) {
        self.useCase = useCase
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load(asksForPermission: false) }
    /// Asks for the permission if that is what was missing, and loads the places as soon as it is granted.
    func retry() { load(asksForPermission: true) }
    func reloadTapped() { load(asksForPermission: true) }
    func placeTapped(_ id: String) { selected.set(id) }

    private func load(asksForPermission: Bool) {
        loading?.cancel()
        isLoading.set(true)
        failure.set(nil)
        loading = Task { [weak self, useCase] in
            do {
                let places = try await useCase.load(asksForPermission: asksForPermission)
                guard !Task.isCancelled else { return }
                self?.take(places)
            } catch {
                guard !Task.isCancelled else { return }
                self?.fail(error)
            }
            self?.isLoading.set(false)
        }
    }

    private func take(_ places: [Place]) {
        self.places.set(places.map(PlaceShown.init))
        // A place that is still there stays selected.
        if !places.contains(where: { $0.id == selected.value }) { selected.set(nil) }
    }

    private func fail(_ error: any Error) {
        places.set([])
        selected.set(nil)
        failure.set(ErrorViewModel(wording: error))
    }
}

extension PlaceShown {
    fileprivate init(_ place: Place) {
        let rating = place.rating.map { "★ \($0.figure(digits: 1))" }
        self.init(
            id: place.id, name: place.name,
            detail: [place.address, rating ?? ""].filter { !$0.isEmpty }.joined(separator: " · "),
            latitude: place.coordinates.latitude, longitude: place.coordinates.longitude)
    }
}
