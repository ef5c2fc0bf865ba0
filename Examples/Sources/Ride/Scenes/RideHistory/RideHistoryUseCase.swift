import Scenery

/// Loads what RideHistory shows.
@MainActor final class RideHistoryUseCase: RideHistoryLoading {
    private let rides: any RideManaging

    init(rides: any RideManaging) { self.rides = rides }

    func load() async throws -> RideHistoryContent {
        RideHistoryContent(rides: try await rides.history())
    }
}
