import LocationComponent
import Scenery

/// A restaurant.
public struct Place: BusinessModel, Identifiable {
    public var id: String
    public var name: String
    /// The street; empty if it is not known.
    public var address: String
    public var coordinates: Coordinates
    /// From 1 to 5; `nil` before the first review.
    public var rating: Double?

    public init(id: String, name: String, address: String, coordinates: Coordinates, rating: Double? = nil) {
        self.id = id
        self.name = name
        self.address = address
        self.coordinates = coordinates
        self.rating = rating
    }
}
