import LocationComponent
import Scenery

/// Has its worker request the UV index and reports it both to the caller and to the output.
final class UVReadingComponent: UVReadingProviding {
    weak var output: (any UVReadingOutput)?
    private let worker: any Worker<Coordinates, UVIndex>

    init(worker: any Worker<Coordinates, UVIndex>) {
        self.worker = worker
    }

    func index(at coordinates: Coordinates) async throws(UVReadingFailure) -> UVIndex {
        do {
            let index = try await Promise.once(worker, coordinates).value
            output?.provided(index)
            return index
        } catch {
            let failure = UVReadingFailure(error)
            output?.failed(failure)
            throw failure
        }
    }
}
