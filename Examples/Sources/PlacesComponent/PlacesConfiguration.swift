import Foundation

/// Where the places come from, and which are near.
public struct PlacesConfiguration: Sendable, Equatable {
    /// The address of the service.
    public var url: URL
    public var key: String
    /// In meters.
    public var radius: Int

    /// - Parameters:
    ///   - url: The address of the service, such as `https://maps.googleapis.com`.
    ///   - key: None by default.
    ///   - radius: In meters; 150 by default.
    public init(url: URL, key: String = "", radius: Int = 150) {
        self.url = url
        self.key = key
        self.radius = radius
    }
}
