import Scenery

/// What AirQuality shows, as observables, and what follows from what a person does.
final class AirQualityViewModel: AirQualityViewModeling {
    let shown = ObservableValue<AirQualityShown?>(nil)
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any AirQualityLoading
    /// What is being loaded; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(useCase: any AirQualityLoading) {
        self.useCase = useCase
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func retry() { load() }
    func reloadTapped() { load() }

    private func load() {
        loading?.cancel()
        isLoading.set(true)
        failure.set(nil)
        loading = Task { [weak self, useCase] in
            do {
                let quality = try await useCase.load()
                guard !Task.isCancelled else { return }
                self?.shown.set(AirQualityShown(quality))
            } catch {
                guard !Task.isCancelled else { return }
                self?.failure.set(ErrorViewModel(wording: error))
            }
            self?.isLoading.set(false)
        }
    }
}
