import Foundation

/// A ride as a rider gets it. What is not known yet is `null`, never left out.
struct RideAnswer: Encodable, Sendable {
    private enum CodingKeys: CodingKey {
        case id, state, revision, pickup, destination, price, driver, driverLocation, etaSeconds, requestedAt,
            finishedAt, unreadMessages
    }

    private let ride: Ride

    init(_ ride: Ride) { self.ride = ride }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ride.id, forKey: .id)
        try container.encode(ride.state, forKey: .state)
        try container.encode(ride.revision, forKey: .revision)
        try container.encode(ride.pickup, forKey: .pickup)
        try container.encode(ride.destination, forKey: .destination)
        try container.encode(ride.fare.total, forKey: .price)
        try container.encode(ride.driver, forKey: .driver)
        try container.encode(ride.driverLocation, forKey: .driverLocation)
        try container.encode(ride.etaSeconds, forKey: .etaSeconds)
        try container.encode(ride.requestedAt, forKey: .requestedAt)
        try container.encode(ride.finishedAt, forKey: .finishedAt)
        try container.encode(ride.unreadMessages, forKey: .unreadMessages)
    }
}
