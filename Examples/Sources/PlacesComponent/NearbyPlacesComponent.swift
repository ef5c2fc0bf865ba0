import LocationComponent
import Scenery

/// Has its worker find the places and reports them both to the caller and to the output.
final class NearbyPlacesComponent: NearbyPlacesProviding {
    weak var output: (any NearbyPlacesOutput)?
    private let worker: any Worker<Coordinates, [Place]>

    init(worker: any Worker<Coordinates, [Place]>) {
        self.worker = worker
    }

    func places(near coordinates: Coordinates) async throws(NearbyPlacesFailure) -> [Place] {
        do {
            let places = try await Promise.once(worker, coordinates).value
            output?.provided(places)
            return places
        } catch {
            let failure = NearbyPlacesFailure(error)
            output?.failed(failure)
            throw failure
        }
    }
}
