import Scenery
import TripCore

/// The use case of Default: answers the presenter's requests.
final class DefaultInteractor: DefaultInteracting {
    private let rideManager: any RideManaging

    init(rideManager: any RideManaging) {
        self.rideManager = rideManager
    }

    func handle(_ request: DefaultRequest) async throws -> DefaultContent {
        let ride = try await rideManager.getRide()
        return DefaultContent(ride: ride)
    }
}
