import Foundation
import LocationComponent
import Scenery
import SceneryTestKit
import Testing

@testable import WeatherComponent

@MainActor @Suite("WeatherReport") struct WeatherReportTests {
    private let transport = ScriptedTransport()
    private let output = WeatherReportOutputMock()
    private let path = "/data/2.5/weather"
    private let cities = ["A Coruña", "Lugo", "Ourense", "Pontevedra"]

    @Test("the weather of a location comes to the caller and to the output")
    func location() async throws {
        transport.on(.get, path).returns(.json(response("A Coruña")))
        let weather = try await component().weather(at: .aCoruna)
        let query = "lat=43.3623&lon=-8.4115&units=metric&appid=secret"
        transport.sent.called(.request(.get, "\(path)?\(query)")).verify(.once)
        #expect(weather == expected("A Coruña"))
        #expect(output.onProvided.calls == [[weather]])
    }

    @Test("a second call uses its own coordinates")
    func secondCall() async throws {
        transport.on(.get, path).returns(.json(response("somewhere")))
        let component = try component()
        _ = try await component.weather(at: .aCoruna)
        _ = try await component.weather(at: Coordinates(latitude: 43.01, longitude: -7.56))
        transport.sent.called(.request(.get, "\(path)?lat=43.3623&lon=-8.4115")).verify(.once)
        transport.sent.called(.request(.get, "\(path)?lat=43.01&lon=-7.56")).verify(.once)
    }

    @Test("all cities are requested at the same time, and listed in their order whoever answers first")
    func parallel() async throws {
        let gates = gates()
        let component = try component()
        let weather = Task { try await component.weather(in: queried) }
        for gate in gates { await gate.arrival() }
        for (gate, city) in zip(gates, cities).reversed() { gate.succeed(.json(response(city))) }
        #expect(try await weather.value.map(\.place) == cities)
        #expect(output.onProvided.calls.map { $0.map(\.place) } == [cities])
    }

    @Test("one city that fails fails the list, and the other requests are cancelled", arguments: 0..<4)
    func oneFailure(index: Int) async throws {
        let gates = gates()
        let component = try component()
        let weather = Task { try await component.weather(in: queried) }
        for gate in gates { await gate.arrival() }
        let error = NetworkError(domain: .timeout, message: "late")
        gates[index].fail(error)
        await #expect(throws: WeatherReportFailure.network(error)) { try await weather.value }
        #expect(output.onFailed.calls == [.network(error)])
        output.onProvided.verify(.never)
    }

    @Test("no city gives an empty list without a request")
    func empty() async throws {
        #expect(try await component().weather(in: []) == [])
        #expect(transport.requests.isEmpty)
    }

    @Test("an error of the network keeps its kind", arguments: NetworkError.Domain.allCases)
    func network(domain: NetworkError.Domain) async throws {
        let error = NetworkError(domain: domain, message: "why")
        transport.on(.get, path).throws(error)
        let component = try component()
        await #expect(throws: WeatherReportFailure.network(error)) {
            try await component.weather(at: .aCoruna)
        }
    }

    @Test("a caller that stops waiting is told so")
    func cancelled() async throws {
        let gate = Gate<TransportRequest, TransportResponse>("weather")
        transport.on(.get, path).waits(at: gate)
        let component = try component()
        let weather = Task { try await component.weather(at: .aCoruna) }
        await gate.arrival()
        weather.cancel()
        await #expect(throws: WeatherReportFailure.cancelled) { try await weather.value }
    }

    @Test("weather without conditions has none, and does not fail")
    func noConditions() async throws {
        transport.on(.get, path).returns(
            .json(
                [
                    "name": "Lugo", "weather": [], "main": ["temp": -2, "humidity": 81],
                    "wind": ["speed": 4.1],
                ] as JSONValue))
        #expect(try await component().weather(at: .aCoruna).conditions == "")
    }

    @Test("the output is not kept alive")
    func outputReleased() throws {
        let url = try #require(URL(string: "https://example.com"))
        let component = WeatherReportAssembly.assemble(output: WeatherReportOutputMock(), url: url, key: "")
        #expect(component.output == nil)
    }

    // MARK: Support

    private var queried: [City] { cities.map { City($0, countryCode: "ES") } }

    private func gates() -> [Gate<TransportRequest, TransportResponse>] {
        cities.map { city in
            let gate = Gate<TransportRequest, TransportResponse>(city)
            transport.on(.get, "\(path)?q=\(city),ES").waits(at: gate)
            return gate
        }
    }

    private func component() throws -> any WeatherReportProviding {
        let url = try #require(URL(string: "https://example.com"))
        return WeatherReportAssembly.assemble(output: output, url: url, key: "secret", transport: transport)
    }

    private func response(_ place: String) -> JSONValue {
        [
            "name": .string(place), "weather": [["description": "light rain"]],
            "main": ["temp": 14.2, "humidity": 81], "wind": ["speed": 4.1],
        ]
    }

    private func expected(_ place: String) -> Weather {
        Weather(place: place, conditions: "light rain", temperature: 14.2, humidity: 81, windSpeed: 4.1)
    }
}
