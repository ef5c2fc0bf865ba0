import Scenery
import WeatherComponent

/// What CurrentWeather shows and what a person can do.
@MainActor protocol CurrentWeatherViewModeling: ObservableViewModel, Retrying {
    /// `nil` until the weather is known.
    var shown: ObservableValue<WeatherShown?> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func reloadTapped()
}

/// Where the content of CurrentWeather comes from.
@MainActor protocol CurrentWeatherLoading: Boundary {
    func load() async throws -> Weather
}
