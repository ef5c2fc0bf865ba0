/// <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d>
public struct CLLocationCoordinate2D: Sendable {
    /// <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/latitude>
    public var latitude: Double
    /// <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/longitude>
    public var longitude: Double
    /// <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/init(latitude:longitude:)>
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
