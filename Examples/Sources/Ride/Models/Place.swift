import Scenery

/// A place to start from or to go to.
public struct Place: BusinessModel, Codable, Hashable, Identifiable {
    public var id: String
    public var name: String
    public var address: String
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double

    public init(id: String, name: String, address: String, latitude: Double, longitude: Double) {
        self.id = id
        self.name = name
        self.address = address
        self.latitude = latitude
        self.longitude = longitude
    }
}
