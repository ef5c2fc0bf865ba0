import LocationComponent
import Scenery

/// Has its worker request the quality of the air and reports it both to the caller and to the output.
final class AirPollutionComponent: AirPollutionProviding {
    weak var output: (any AirPollutionOutput)?
    private let worker: any Worker<Coordinates, AirQuality>

    init(worker: any Worker<Coordinates, AirQuality>) {
        self.worker = worker
    }

    func quality(at coordinates: Coordinates) async throws(AirPollutionFailure) -> AirQuality {
        do {
            let quality = try await Promise.once(worker, coordinates).value
            output?.provided(quality)
            return quality
        } catch {
            let failure = AirPollutionFailure(error)
            output?.failed(failure)
            throw failure
        }
    }
}
