import Foundation
import Scenery

/// Asks Foursquare's Places API, version 2, and turns its answers into entities.
final class FoursquareGateway: RestaurantFetching {
    /// The client's date, by which the API decides which form its answers have.
    private static let version = "20250101"

    private let client: NetworkClient
    private let credentials: FoursquareCredentials?

    /// - Parameters:
    ///   - client: Has the address of the API.
    ///   - credentials: Nil for a backend that wants none.
    init(client: NetworkClient, credentials: FoursquareCredentials?) {
        self.client = client
        self.credentials = credentials
    }

    func restaurants(in area: SearchArea) async throws -> [Restaurant] {
        let answer: FoursquareVenueList = try await response(
            "v2/venues/explore",
            [
                "near": .string(area.place), "radius": .int(area.radius), "section": "food", "limit": 50,
            ])
        return answer.groups.flatMap(\.items).map { Restaurant($0.venue) }
    }

    func details(of id: Restaurant.ID) async throws -> RestaurantDetails {
        let answer: FoursquareVenueAnswer = try await response("v2/venues/\(id.asPathComponent)")
        return RestaurantDetails(answer.venue)
    }

    private func response<Response: Decodable & Sendable>(
        _ path: String, _ parameters: [String: JSONValue] = [:]
    ) async throws -> Response {
        let request = NetworkRequest(path, parameters: parameters.merging(common) { own, _ in own })
        do {
            return try await client.value(request, as: FoursquareAnswer<Response>.self).accepted()
        } catch let error as NetworkError {
            throw RestaurantError(error)
        }
    }

    private var common: [String: JSONValue] {
        var parameters: [String: JSONValue] = ["v": .string(Self.version)]
        parameters["client_id"] = credentials.map { .string($0.id) }
        parameters["client_secret"] = credentials.map { .string($0.secret) }
        return parameters
    }
}

extension String {
    /// The text as one component of a path: an identity may come from a link that somebody typed.
    fileprivate var asPathComponent: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_")))
            ?? ""
    }
}
