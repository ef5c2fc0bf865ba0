import Scenery

/// What `RideManager` provides.
public struct Ride: BusinessModel, Codable {
    public var title: String

    public init(title: String) {
        self.title = title
    }
}
