import Foundation
import LocationComponent
import Scenery
import SceneryTestKit
import Testing

@testable import PlacesComponent

@MainActor @Suite("NearbyPlaces") struct NearbyPlacesTests {
    private let gate = Gate<Coordinates, [Place]>("places")
    private let output = NearbyPlacesOutputMock()
    private let component: NearbyPlacesComponent
    private let lugo = Coordinates(latitude: 43.01, longitude: -7.56)
    private let cafe = Place(id: "1", name: "Café", address: "Rúa 1", coordinates: .aCoruna)

    init() {
        component = NearbyPlacesComponent(worker: gate)
        component.output = output
    }

    @Test("places come to the caller and to the output")
    func provides() async throws {
        let places = Task { try await component.places(near: .aCoruna) }
        await gate.arrival()
        gate.succeed([cafe])
        #expect(try await places.value == [cafe])
        #expect(output.onProvided.calls == [[cafe]])
        output.onFailed.verify(.never)
    }

    @Test("a second call uses its own coordinates, and gets its own places")
    func secondCall() async throws {
        let first = Task { try await component.places(near: .aCoruna) }
        await gate.arrival(1)
        let second = Task { try await component.places(near: lugo) }
        await gate.arrival(2)
        #expect(gate.waiting == [.aCoruna, lugo])
        gate.succeed([], at: 1)
        gate.succeed([cafe])
        #expect(try await first.value == [cafe])
        #expect(try await second.value == [])
    }

    @Test(
        "an error of the network keeps its kind",
        arguments: [
            (NetworkError.Domain.offline, NearbyPlacesFailure.noNetwork), (.connection, .noNetwork),
            (.timeout, .timeout), (.decoding, .decoding), (.tooLarge, .decoding), (.api, .badStatus("No.")),
            (.status, .badStatus("HTTP status 500")), (.authorization, .badStatus("HTTP status 500")),
        ])
    func network(domain: NetworkError.Domain, failure: NearbyPlacesFailure) async {
        let places = Task { try await component.places(near: .aCoruna) }
        await gate.arrival()
        gate.fail(NetworkError(domain: domain, message: "No.", httpStatus: 500))
        await #expect(throws: failure) { try await places.value }
        #expect(output.onFailed.calls == [failure])
    }

    @Test(
        "a request that cannot be made is a bad status without a number",
        arguments: [
            NetworkError.Domain.request, .file,
        ])
    func invalidRequest(domain: NetworkError.Domain) {
        let error = NetworkError(domain: domain, message: "developer's words")
        #expect(NearbyPlacesFailure(error) == .badStatus("invalid request"))
    }

    @Test("a caller that stops waiting is told so, and its request is cancelled")
    func cancelled() async {
        let places = Task { try await component.places(near: .aCoruna) }
        await gate.arrival()
        places.cancel()
        await #expect(throws: NearbyPlacesFailure.cancelled) { try await places.value }
        #expect(gate.waiting.isEmpty)
    }

    @Test("the output is not kept alive")
    func outputReleased() throws {
        let url = try #require(URL(string: "https://example.com"))
        let component = NearbyPlacesAssembly.assemble(
            output: NearbyPlacesOutputMock(), configuration: PlacesConfiguration(url: url))
        #expect(component.output == nil)
    }
}
