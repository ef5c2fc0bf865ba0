import Scenery

/// A position on the map, in degrees.
struct Coordinate: BusinessModel, Codable {
    var latitude: Double
    var longitude: Double
}
