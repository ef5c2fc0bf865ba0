import Foundation
import Scenery

/// A ride as it was at one revision.
struct RideSnapshot: BusinessModel, Codable, Identifiable {
    var id: String
    var state: RideState
    /// Grows with each change, so that an older snapshot is recognized when it arrives late.
    var revision: Int
    var pickup: Place
    var destination: Place
    var price: Price
    /// The driver; `nil` until one accepted.
    var driver: Driver?
    var driverLocation: Coordinate?
    /// The time until the driver or the destination is reached, in seconds; `nil` where it is not known.
    var etaSeconds: Int?
    var requestedAt: Date
    var finishedAt: Date?
    /// How many messages of the driver the person has not read.
    var unreadMessages: Int
}
