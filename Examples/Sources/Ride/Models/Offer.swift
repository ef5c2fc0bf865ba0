import Foundation
import Scenery

/// What a ride would cost, for a limited time.
struct Offer: BusinessModel, Codable, Identifiable {
    var id: String
    var pickup: Place
    var destination: Place
    var price: Price
    var distanceMeters: Int
    var durationSeconds: Int
    var expiresAt: Date
}
