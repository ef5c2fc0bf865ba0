import Scenery

/// What Weather shows, as observables, and what follows from what a person does.
final class WeatherViewModel: WeatherViewModeling {
    let reports = ObservableValue<[WeatherShown]>([])
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any WeatherLoading
    /// What is being loaded; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(useCase: any WeatherLoading) {
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
                let reports = try await useCase.load()
                guard !Task.isCancelled else { return }
                self?.reports.set(reports.map(WeatherShown.init))
            } catch {
                guard !Task.isCancelled else { return }
                self?.failure.set(ErrorViewModel(wording: error))
            }
            self?.isLoading.set(false)
        }
    }
}
