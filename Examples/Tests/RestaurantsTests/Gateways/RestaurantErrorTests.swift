import Foundation
import SceneryManagers
import SceneryTestKit
import Testing

@testable import Restaurants

@Suite("RestaurantError") struct RestaurantErrorTests {
    private let transport = ScriptedTransport()

    @Test(
        "a refusal is given in the words of the API, whatever the status is",
        arguments: [
            FoursquareJSON.refusal(400, FoursquareJSON.geocode),
            FoursquareJSON.refusal(401, FoursquareJSON.geocode),
            FoursquareJSON.refusal(403, FoursquareJSON.geocode),
            FoursquareJSON.refusal(429, FoursquareJSON.geocode),
            FoursquareJSON.refusal(500, FoursquareJSON.geocode),
            FoursquareJSON.refusal(400, FoursquareJSON.geocode, status: 200),
        ])
    func refused(response: TransportResponse) async {
        #expect(await error(response) == .api(FoursquareJSON.geocode))
    }

    @Test("the words of a server that sends them in another form are kept too")
    func otherForm() async {
        let response = TransportResponse.text(
            #"{"status": 503, "data": {"message": "Back in a minute."}}"#, status: 503)
        #expect(await error(response) == .api("Back in a minute."))
    }

    @Test(
        "a failure without words is the server's",
        arguments: [
            TransportResponse.status(500), .status(404), .status(401), .text("<html>", status: 502),
            FoursquareJSON.refusal(500, ""), FoursquareJSON.refusal(500, "", status: 200),
            .text(#"{"meta": {"code": 400}, "response": {}}"#, status: 400),
        ])
    func wordless(response: TransportResponse) async {
        #expect(await error(response) == .server)
    }

    @Test(
        "an answer that is no JSON, or lacks what is needed, cannot be parsed",
        arguments: [
            "{", "", "[]", #"{"meta": {"code": 200}}"#, #"{"meta": {"code": 200}, "response": {}}"#,
            #"{"response": {"groups": []}}"#,
            #"{"meta": {"code": 200}, "response": {"groups": [{"items": [{"venue": {"name": "No identity"}}]}]}}"#,
        ])
    func unreadable(text: String) async {
        #expect(await error(.text(text)) == .parsing)
    }

    @Test("a device without a network has no internet")
    func offline() async {
        transport.isOffline = true
        #expect(await error(.status(200)) == .noInternet)
    }

    @Test("so has one that does not reach the server", arguments: [NetworkError.Domain.timeout, .connection])
    func unreachable(domain: NetworkError.Domain) {
        #expect(RestaurantError(NetworkError(domain: domain, message: "")) == .noInternet)
    }

    @Test("a request that is cancelled is no failure of the service")
    func cancelled() async {
        transport.on("*").throws(CancellationError())
        let gateway = FoursquareGateway(client: client, credentials: nil)
        await #expect(throws: CancellationError.self) { try await gateway.details(of: "a1") }
    }

    private var client: NetworkClient {
        NetworkClient(baseURL: URL(string: "https://foursquare.example"), transport: transport)
    }

    private func error(_ response: TransportResponse) async -> RestaurantError? {
        transport.on("/v2/venues/explore").returns(response)
        let gateway = FoursquareGateway(client: client, credentials: nil)
        return await #expect(throws: RestaurantError.self) {
            try await gateway.restaurants(in: RestaurantFixtures.area)
        }
    }
}
