import Foundation
import LocationComponent
import Scenery
import SceneryTestKit
import Testing

@testable import PlacesComponent

/// The component as it is assembled, with scripted responses of the service.
@MainActor @Suite("NearbyPlaces and its service") struct NearbyPlacesServiceTests {
    private let transport = ScriptedTransport()
    private let path = "/maps/api/place/nearbysearch/json"

    @Test("the request has location, radius, type and key; the response becomes places")
    func places() async throws {
        let full: JSONValue = [
            "place_id": "a", "name": "Café", "vicinity": "Rúa Real 1", "rating": 4.5,
            "geometry": ["location": ["lat": 43.36, "lng": -8.41]],
        ]
        let sparse: JSONValue = [
            "place_id": "b", "name": "Bar", "geometry": ["location": ["lat": 43, "lng": -8]],
        ]
        answers(["status": "OK", "results": [full, sparse]])
        let places = try await component().places(near: .aCoruna)
        let query = "location=43.3623,-8.4115&radius=150&type=restaurant&key=secret"
        transport.sent.called(.request(.get, "\(path)?\(query)")).verify(.once)
        #expect(
            places == [
                Place(
                    id: "a", name: "Café", address: "Rúa Real 1",
                    coordinates: Coordinates(latitude: 43.36, longitude: -8.41), rating: 4.5),
                Place(
                    id: "b", name: "Bar", address: "", coordinates: Coordinates(latitude: 43, longitude: -8)),
            ])
    }

    @Test("no result is an error of its own", arguments: ["OK", "ZERO_RESULTS"])
    func noPlaces(status: String) async throws {
        answers(["status": .string(status), "results": []])
        await expect(.noPlaces)
    }

    @Test(
        "any other status is a bad one",
        arguments: ["REQUEST_DENIED", "OVER_QUERY_LIMIT", "INVALID_REQUEST", "UNKNOWN_ERROR"])
    func badStatus(status: String) async throws {
        answers(["status": .string(status), "results": []])
        await expect(.badStatus(status))
    }

    @Test("the service's own message explains a bad status")
    func message() async throws {
        answers(["status": "REQUEST_DENIED", "error_message": "The key is invalid.", "results": []])
        await expect(.badStatus("The key is invalid."))
    }

    @Test("a response that is not one of the service cannot be decoded")
    func decoding() async throws {
        answers(["status": "OK", "results": [["name": "no location"]]])
        await expect(.decoding)
    }

    @Test("a refused request is a bad status")
    func refused() async throws {
        transport.on(.get, path).returns(.status(500))
        await expect(.badStatus("HTTP status 500"))
    }

    @Test("a device without network has its own error")
    func offline() async throws {
        transport.isOffline = true
        await expect(.noNetwork)
    }

    private func answers(_ body: JSONValue) { transport.on(.get, path).returns(.json(body)) }

    private func expect(_ failure: NearbyPlacesFailure) async {
        await #expect(throws: failure) { try await component().places(near: .aCoruna) }
    }

    private func component() throws -> any NearbyPlacesProviding {
        let url = try #require(URL(string: "https://example.com"))
        return NearbyPlacesAssembly.assemble(
            configuration: PlacesConfiguration(url: url, key: "secret"), transport: transport)
    }
}
