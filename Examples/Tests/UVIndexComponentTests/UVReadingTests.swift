import Foundation
import LocationComponent
import Scenery
import SceneryTestKit
import Testing

@testable import UVIndexComponent

@MainActor @Suite("UVReading") struct UVReadingTests {
    private let transport = ScriptedTransport()
    private let output = UVReadingOutputMock()
    private let path = "/data/2.5/uvi"

    @Test("the result for a location comes to the caller and to the output")
    func provides() async throws {
        transport.on(.get, path).returns(.json(response))
        let index = try await component().index(at: .aCoruna)
        transport.sent.called(.request(.get, "\(path)?lat=43.3623&lon=-8.4115&appid=secret")).verify(.once)
        #expect(index == UVIndex(date: Date(timeIntervalSince1970: 1_782_043_200), value: 7.4))
        #expect(output.onProvided.calls == [index])
        output.onFailed.verify(.never)
    }

    @Test("a second call uses its own coordinates")
    func secondCall() async throws {
        transport.on(.get, path).returns(.json(response))
        let component = try component()
        _ = try await component.index(at: .aCoruna)
        _ = try await component.index(at: Coordinates(latitude: 43.01, longitude: -7.56))
        transport.sent.called(.request(.get, "\(path)?lat=43.3623&lon=-8.4115")).verify(.once)
        transport.sent.called(.request(.get, "\(path)?lat=43.01&lon=-7.56")).verify(.once)
    }

    @Test("a response that is not one of the service cannot be decoded")
    func decoding() async throws {
        transport.on(.get, path).returns(.json(["hello": "world"]))
        let component = try component()
        let error = await #expect(throws: UVReadingFailure.self) { try await component.index(at: .aCoruna) }
        guard case .network(let error) = error else {
            Issue.record("not an error of the network")
            return
        }
        #expect(error.domain == .decoding)
    }

    @Test("an error of the network keeps its kind", arguments: NetworkError.Domain.allCases)
    func network(domain: NetworkError.Domain) async throws {
        let error = NetworkError(domain: domain, message: "why")
        transport.on(.get, path).throws(error)
        let component = try component()
        await #expect(throws: UVReadingFailure.network(error)) { try await component.index(at: .aCoruna) }
        #expect(output.onFailed.calls == [.network(error)])
    }

    @Test("a caller that stops waiting is told so, and its request is cancelled")
    func cancelled() async {
        let gate = Gate<Coordinates, UVIndex>("/data/2.5/uvi")
        let component = UVReadingComponent(worker: gate)
        let index = Task { try await component.index(at: .aCoruna) }
        await gate.arrival()
        index.cancel()
        await #expect(throws: UVReadingFailure.cancelled) { try await index.value }
        #expect(gate.waiting.isEmpty)
    }

    @Test("the output is not kept alive")
    func outputReleased() throws {
        let url = try #require(URL(string: "https://example.com"))
        let component = UVReadingAssembly.assemble(output: UVReadingOutputMock(), url: url, key: "")
        #expect(component.output == nil)
    }

    private let response: JSONValue = [
        "date": 1_782_043_200, "date_iso": "2026-06-21T12:00:00Z", "value": 7.4,
    ]

    private func component() throws -> any UVReadingProviding {
        let url = try #require(URL(string: "https://example.com"))
        return UVReadingAssembly.assemble(output: output, url: url, key: "secret", transport: transport)
    }
}
