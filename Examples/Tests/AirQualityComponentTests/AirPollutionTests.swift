import Foundation
import LocationComponent
import Scenery
import SceneryTestKit
import Testing

@testable import AirQualityComponent

@MainActor @Suite("AirPollution") struct AirPollutionTests {
    private let transport = ScriptedTransport()
    private let output = AirPollutionOutputMock()
    private let path = "/data/2.5/air_pollution"

    @Test("the result for a location comes to the caller and to the output")
    func provides() async throws {
        transport.on(.get, path).returns(.json(response))
        let quality = try await component().quality(at: .aCoruna)
        transport.sent.called(.request(.get, "\(path)?lat=43.3623&lon=-8.4115&appid=secret")).verify(.once)
        #expect(
            quality
                == AirQuality([
                    .init(.nitrogenDioxide, 41), .init(.ozone, 120.5), .init(.coarseParticles, 12),
                    .init(.fineParticles, 9.1),
                ]))
        #expect(output.onProvided.calls == [quality])
        output.onFailed.verify(.never)
    }

    @Test("a second call uses its own coordinates")
    func secondCall() async throws {
        transport.on(.get, path).returns(.json(response))
        let component = try component()
        _ = try await component.quality(at: .aCoruna)
        _ = try await component.quality(at: Coordinates(latitude: 43.01, longitude: -7.56))
        transport.sent.called(.request(.get, "\(path)?lat=43.3623&lon=-8.4115")).verify(.once)
        transport.sent.called(.request(.get, "\(path)?lat=43.01&lon=-7.56")).verify(.once)
    }

    @Test(
        "a pollutant that was not measured is left out",
        arguments: zip(["no2", "o3", "pm10", "pm2_5"], Pollutant.allCases))
    func missing(name: String, pollutant: Pollutant) async throws {
        var components: [String: JSONValue] = ["no2": 1, "o3": 1, "pm10": 1, "pm2_5": 1]
        components[name] = nil
        transport.on(.get, path).returns(.json(["list": [["components": .object(components)]]] as JSONValue))
        let quality = try await component().quality(at: .aCoruna)
        #expect(quality.measurements.map(\.pollutant) == Pollutant.allCases.filter { $0 != pollutant })
    }

    @Test(
        "a response without any measurement is an error of its own",
        arguments: [["list": []], ["list": [["components": ["co": 201.9]]]]] as [JSONValue])
    func nothingMeasured(response: JSONValue) async throws {
        transport.on(.get, path).returns(.json(response))
        let component = try component()
        await #expect(throws: AirPollutionFailure.nothingMeasured) {
            try await component.quality(at: .aCoruna)
        }
    }

    @Test("a response that is not one of the service cannot be decoded")
    func decoding() async throws {
        transport.on(.get, path).returns(.json(["hello": "world"]))
        let component = try component()
        let error = await #expect(throws: AirPollutionFailure.self) {
            try await component.quality(at: .aCoruna)
        }
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
        await #expect(throws: AirPollutionFailure.network(error)) {
            try await component.quality(at: .aCoruna)
        }
        #expect(output.onFailed.calls == [.network(error)])
    }

    @Test("a caller that stops waiting is told so, and its request is cancelled")
    func cancelled() async {
        let gate = Gate<Coordinates, AirQuality>("/data/2.5/air_pollution")
        let component = AirPollutionComponent(worker: gate)
        let quality = Task { try await component.quality(at: .aCoruna) }
        await gate.arrival()
        quality.cancel()
        await #expect(throws: AirPollutionFailure.cancelled) { try await quality.value }
        #expect(gate.waiting.isEmpty)
    }

    @Test("the output is not kept alive")
    func outputReleased() throws {
        let url = try #require(URL(string: "https://example.com"))
        let component = AirPollutionAssembly.assemble(output: AirPollutionOutputMock(), url: url, key: "")
        #expect(component.output == nil)
    }

    private let response: JSONValue = [
        "list": [["components": ["co": 201.9, "no2": 41, "o3": 120.5, "pm10": 12, "pm2_5": 9.1]]]
    ]

    private func component() throws -> any AirPollutionProviding {
        let url = try #require(URL(string: "https://example.com"))
        return AirPollutionAssembly.assemble(output: output, url: url, key: "secret", transport: transport)
    }
}
