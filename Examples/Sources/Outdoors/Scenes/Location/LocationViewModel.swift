import LocationComponent
import Scenery

/// What Location shows, as observables, and what follows from what a person does.
final class LocationViewModel: LocationViewModeling {
    let position = ObservableValue("")
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any LocationLoading
    /// What is being loaded; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(useCase: any LocationLoading) {
        self.useCase = useCase
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load(asksForPermission: false) }
    func retry() { load(asksForPermission: true) }
    func locateTapped() { load(asksForPermission: true) }

    private func load(asksForPermission: Bool) {
        loading?.cancel()
        isLoading.set(true)
        failure.set(nil)
        loading = Task { [weak self, useCase] in
            do {
                let coordinates = try await useCase.load(asksForPermission: asksForPermission)
                guard !Task.isCancelled else { return }
                self?.position.set(coordinates.text)
            } catch {
                guard !Task.isCancelled else { return }
                self?.failure.set(ErrorViewModel(wording: error))
            }
            self?.isLoading.set(false)
        }
    }
}

extension Coordinates {
    /// In degrees with four digits, about eleven meters: `43.3623° N, 8.4115° W`.
    fileprivate var text: String {
        let north = latitude.magnitude.figure(digits: 4) + (latitude < 0 ? "° S" : "° N")
        let east = longitude.magnitude.figure(digits: 4) + (longitude < 0 ? "° W" : "° E")
        return "\(north), \(east)"
    }
}
