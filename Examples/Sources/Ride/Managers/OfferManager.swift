import Scenery

/// Fetches places, which it keeps for a minute, and offers, which it does not keep.
@MainActor final class OfferManager: OfferManaging {
    let pickup: Place
    private let client: RideClient
    private let places: Manager<String, [Place]>

    init(client: RideClient, pickup: Place, clock: ManagerClock) {
        self.client = client
        self.pickup = pickup
        places = Manager(configuration: ManagerConfiguration(timeToLive: .seconds(60)), clock: clock) {
            query in
            try await client.value(.get, "rides/destinations", ["query": .string(query)])
        }
    }

    func destinations(matching query: String) async throws -> [Place] { try await places.model(for: query) }

    func offer(to destination: Place) async throws -> Offer {
        try await client.value(
            .post, "rides/offers", ["pickup": pickup.json, "destination": destination.json])
    }
}

extension Place {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "name": .string(name), "address": .string(address),
            "latitude": .double(latitude), "longitude": .double(longitude),
        ]
    }
}
