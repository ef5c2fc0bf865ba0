import Foundation
import GRDB

/// A price that holds for a while.
struct Offer: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    static let lifetime: TimeInterval = 120
    static let longestWay = 100_000

    var id: String
    var account: String
    var pickup: RidePlace
    var destination: RidePlace
    var fare: Fare
    var expiresAt: Date

    /// - Throws: `RideRefusal` for a way that nobody drives.
    init(
        for account: String, from pickup: RidePlace, to destination: RidePlace, now: Date
    ) throws(RideRefusal) {
        guard pickup.coordinates.isOnEarth, destination.coordinates.isOnEarth else { throw .unknownPlace }
        fare = Fare(from: pickup.coordinates, to: destination.coordinates)
        guard fare.distanceMeters > 0 else { throw .samePlace }
        guard fare.distanceMeters <= Self.longestWay else { throw .tooFar }
        id = UUID().uuidString
        self.account = account
        self.pickup = pickup
        self.destination = destination
        expiresAt = now.addingTimeInterval(Self.lifetime)
    }

    struct Answer: Encodable, Sendable {
        var id: String
        var pickup: RidePlace
        var destination: RidePlace
        var price: Price
        var distanceMeters: Int
        var durationSeconds: Int
        var expiresAt: Date
    }

    var answer: Answer {
        Answer(
            id: id, pickup: pickup, destination: destination, price: fare.total,
            distanceMeters: fare.distanceMeters, durationSeconds: fare.durationSeconds, expiresAt: expiresAt)
    }
}
