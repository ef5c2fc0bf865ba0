import LocationComponent
import Scenery

/// What the component WeatherReport can do.
@MainActor public protocol WeatherReportProviding: Component {
    /// Receives the results, in addition to the caller.
    var output: (any WeatherReportOutput)? { get set }

    /// The weather of each city, in their order. All are requested at the same time; if one fails, all do.
    func weather(in cities: [City]) async throws(WeatherReportFailure) -> [Weather]

    /// The weather of a location.
    func weather(at coordinates: Coordinates) async throws(WeatherReportFailure) -> Weather
}

/// Where the results of WeatherReport come to.
@MainActor public protocol WeatherReportOutput: ComponentOutput {
    func provided(_ weather: [Weather])
    func failed(_ failure: WeatherReportFailure)
}
