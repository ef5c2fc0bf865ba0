import LocationComponent
import Scenery

/// Has its worker request the weather and reports it both to the caller and to the output.
final class WeatherReportComponent: WeatherReportProviding {
    weak var output: (any WeatherReportOutput)?
    private let worker: WeatherReportWorker

    init(worker: WeatherReportWorker) {
        self.worker = worker
    }

    func weather(in cities: [City]) async throws(WeatherReportFailure) -> [Weather] {
        try await report(.all(worker, each: cities.map(WeatherQuery.city))) { $0 }
    }

    func weather(at coordinates: Coordinates) async throws(WeatherReportFailure) -> Weather {
        try await report(.once(worker, .coordinates(coordinates))) { [$0] }
    }

    private func report<Result: Sendable>(
        _ promise: Promise<Result>, as list: (Result) -> [Weather]
    ) async throws(WeatherReportFailure) -> Result {
        do {
            let result = try await promise.value
            output?.provided(list(result))
            return result
        } catch {
            let failure = WeatherReportFailure(error)
            output?.failed(failure)
            throw failure
        }
    }
}
