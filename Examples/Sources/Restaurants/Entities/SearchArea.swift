/// Where restaurants are searched.
public struct SearchArea: Sendable, Equatable {
    /// The name of a place.
    public var place: String
    /// The distance from the place, in meters.
    public var radius: Int

    public init(place: String, radius: Int) {
        self.place = place
        self.radius = radius
    }
}
