import Scenery
import TripCore

/// The use case of Where: answers the presenter's requests.
final class WhereInteractor: WhereInteracting {
    private let rideManager: any RideManaging

    init(rideManager: any RideManaging) {
        self.rideManager = rideManager
    }

    func handle(_ request: WhereRequest) async throws -> WhereContent {
        let ride = try await rideManager.getRide()
        return WhereContent(ride: ride)
    }
}
