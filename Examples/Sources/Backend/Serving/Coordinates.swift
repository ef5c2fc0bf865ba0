import Foundation

/// A place on Earth, in degrees.
struct Coordinates: Sendable, Codable, Equatable {
    var latitude: Double
    var longitude: Double

    init(_ latitude: Double, _ longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// - Returns: `nil` for texts that are no numbers of degrees on Earth.
    init?(latitude: some StringProtocol, longitude: some StringProtocol) {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        self.init(latitude, longitude)
        guard isOnEarth else { return nil }
    }

    /// Reads `"43.3623,-8.4115"`.
    init?(pair: String) {
        let parts = pair.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(latitude: parts[0], longitude: parts[1])
    }

    var isOnEarth: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }

    /// The distance on a sphere of Earth's mean radius, in meters (haversine formula).
    func meters(to other: Coordinates) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let latitudes = sin(radians(other.latitude - latitude) / 2)
        let longitudes = sin(radians(other.longitude - longitude) / 2)
        let chord =
            latitudes * latitudes
            + cos(radians(latitude)) * cos(radians(other.latitude)) * longitudes * longitudes
        return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
    }

    /// The point at a part of the straight way to another.
    func moved(_ part: Double, towards other: Coordinates) -> Coordinates {
        Coordinates(
            latitude + (other.latitude - latitude) * part, longitude + (other.longitude - longitude) * part)
    }
}

extension String {
    /// The text as it is compared in a search: without accents, case and surrounding space.
    var folded: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
