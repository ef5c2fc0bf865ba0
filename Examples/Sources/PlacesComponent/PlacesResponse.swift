import LocationComponent

/// A response of Google's Nearby Search.
struct PlacesResponse: Decodable, Sendable {
    struct Item: Decodable, Sendable {
        struct Geometry: Decodable, Sendable {
            let location: Location
        }

        struct Location: Decodable, Sendable {
            let lat: Double
            let lng: Double
        }

        let placeID: String
        let name: String
        let vicinity: String?
        let geometry: Geometry
        let rating: Double?

        private enum CodingKeys: String, CodingKey {
            case placeID = "place_id"
            case name, vicinity, geometry, rating
        }
    }

    let status: String
    let message: String?
    let results: [Item]

    private enum CodingKeys: String, CodingKey {
        case message = "error_message"
        case status, results
    }
}

extension PlacesResponse {
    /// The places of the response; at least one.
    func places() throws(NearbyPlacesFailure) -> [Place] {
        switch status {
        case "OK" where !results.isEmpty: results.map(\.place)
        case "OK", "ZERO_RESULTS": throw .noPlaces
        default: throw .badStatus(message ?? status)
        }
    }
}

extension PlacesResponse.Item {
    fileprivate var place: Place {
        Place(
            id: placeID, name: name, address: vicinity ?? "",
            coordinates: Coordinates(latitude: geometry.location.lat, longitude: geometry.location.lng),
            rating: rating)
    }
}
