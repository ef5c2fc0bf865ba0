import Scenery
import WeatherComponent

/// What Weather shows and what a person can do.
@MainActor protocol WeatherViewModeling: ObservableViewModel, Retrying {
    var reports: ObservableValue<[WeatherShown]> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func reloadTapped()
}

/// Where the content of Weather comes from.
@MainActor protocol WeatherLoading: Boundary {
    func load() async throws -> [Weather]
}
