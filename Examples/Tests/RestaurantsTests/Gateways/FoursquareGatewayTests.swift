import Foundation
import SceneryManagers
import SceneryTestKit
import Testing

@testable import Restaurants

@Suite("FoursquareGateway") struct FoursquareGatewayTests {
    private let transport = ScriptedTransport()

    @Test("a search asks for food near the place, within the radius")
    func search() async throws {
        transport.on(.get, "/v2/venues/explore").returns(FoursquareJSON.list)
        let restaurants = try await gateway().restaurants(
            in: SearchArea(place: "Nova Iguaçu & Rio", radius: 250))
        #expect(restaurants == RestaurantFixtures.restaurants)
        let url = try #require(transport.requests.first?.url)
        #expect(url.path() == "/v2/venues/explore")
        #expect(
            query(of: url) == [
                "near": "Nova Iguaçu & Rio", "radius": "250", "section": "food", "limit": "50",
                "v": "20250101",
            ])
    }

    @Test("the credentials are sent if there are some")
    func credentials() async throws {
        transport.on(.get, "/v2/venues/{id}").returns(FoursquareJSON.details)
        let gateway = gateway(FoursquareCredentials(id: "me", secret: "hush"))
        _ = try await gateway.details(of: "a1")
        let url = try #require(transport.requests.first?.url)
        #expect(query(of: url) == ["v": "20250101", "client_id": "me", "client_secret": "hush"])
    }

    @Test("all groups of the answer are one list; no group is none")
    func groups() async throws {
        transport.on("/v2/venues/explore").returns(
            .text(
                """
                {"meta": {"code": 200}, "response": {"groups": [
                    {"items": [{"venue": {"id": "1", "name": "One"}}]},
                    {"items": []}, {"items": [{"venue": {"id": "2", "name": "Two"}}]}]}}
                """), .text(#"{"meta": {"code": 200}, "response": {"groups": []}}"#))
        #expect(try await gateway().restaurants(in: RestaurantFixtures.area).map(\.name) == ["One", "Two"])
        #expect(try await gateway().restaurants(in: RestaurantFixtures.area) == [])
    }

    @Test(
        "an address consists of what is known of it",
        arguments: [
            (#"{"address": "Sector 18", "city": "Noida"}"#, "Sector 18, Noida"),
            (#"{"address": "Sector 18"}"#, "Sector 18"), (#"{"city": "Noida"}"#, "Noida"),
            (#"{"address": "", "city": "Noida"}"#, "Noida"), (#"{"address": "", "city": ""}"#, nil),
            ("{}", nil),
        ] as [(String, String?)])
    func address(location: String, address: String?) throws {
        let json = Data(#"{"id": "1", "name": "One", "location": \#(location)}"#.utf8)
        let venue = try JSONDecoder().decode(FoursquareVenue.self, from: json)
        #expect(Restaurant(venue).address == address)
    }

    @Test("the details have each figure, and nil for one that is missing")
    func details() async throws {
        transport.on(.get, "/v2/venues/a1").returns(FoursquareJSON.details)
        transport.on(.get, "/v2/venues/b2").returns(
            .text(
                #"{"meta": {"code": 200}, "response": {"venue": {"id": "b2", "name": "B", "stats": {"tipCount": 1}}}}"#
            ))
        #expect(try await gateway().details(of: "a1") == RestaurantFixtures.details)
        #expect(try await gateway().details(of: "b2") == RestaurantDetails(id: "b2", name: "B", tipCount: 1))
    }

    @Test(
        "an identity is one component of the path, whatever a link had in its place",
        arguments: [
            ("4b5c-d_6", "4b5c-d_6"), ("../explore", "%2E%2E%2Fexplore"), ("..", "%2E%2E"),
            ("a/b?c#d", "a%2Fb%3Fc%23d"),
            ("é %41", "%C3%A9%20%2541"),
        ])
    func identity(id: String, component: String) async throws {
        transport.on("*").returns(FoursquareJSON.details)
        _ = try await gateway().details(of: id)
        let url = try #require(transport.requests.first?.url)
        #expect(url.path(percentEncoded: true) == "/v2/venues/\(component)")
    }

    private func gateway(_ credentials: FoursquareCredentials? = nil) -> FoursquareGateway {
        let client = NetworkClient(baseURL: URL(string: "https://foursquare.example"), transport: transport)
        return FoursquareGateway(client: client, credentials: credentials)
    }

    private func query(of url: URL) -> [String: String] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }
}
