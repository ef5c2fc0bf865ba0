import Backend
import Foundation
import Testing

@Suite("What the backend answers the samples of the weather", .timeLimit(.minutes(10)))
struct WeatherRoutesTests {
    @Test(
        "the weather of a city",
        arguments: [
            ("A%20Coru%C3%B1a,ES", "A Coruña", 15.3), ("Lugo,ES", "Lugo", 12.4), ("ourense", "Ourense", 23.8),
            ("Pontevedra,ES", "Pontevedra", 16.1), ("A%20Coruna", "A Coruña", 15.3),
        ])
    func city(query: String, name: String, temperature: Double) async throws {
        try await BackendProbe.with(BackendConfiguration(clock: ManualClock())) { probe in
            let answer = try await probe.get("/data/2.5/weather?q=\(query)&units=metric&appid=k")
            #expect(answer.status == 200)
            #expect(try answer.text("name") == name)
            #expect(try answer.number("main", "temp") == temperature)
            #expect(try answer.text("weather", "0", "description")?.isEmpty == false)
            #expect(try answer.number("dt") == 1_781_000_000)
            #expect(try answer.number("cod") == 200)
        }
    }

    @Test("a point has the weather of the nearest city and keeps its coordinates")
    func point() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/data/2.5/weather?lat=43.0&lon=-7.5&units=metric")
            #expect(try answer.text("name") == "Lugo")
            #expect(try answer.number("coord", "lat") == 43)
            #expect(try answer.number("main", "humidity") == 88)
            #expect(try answer.number("main", "pressure") == 1016)
            #expect(try answer.number("wind", "speed") == 3.4)
        }
    }

    @Test("the units are those of the service", arguments: [("", 285.55), ("&units=imperial", 54.32)])
    func units(query: String, temperature: Double) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/data/2.5/weather?q=Lugo" + query)
            #expect(try answer.number("main", "temp") == temperature)
        }
    }

    @Test("an unknown city is not found, and nothing to look for is a wrong request")
    func wrong() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let unknown = try await probe.get("/data/2.5/weather?q=Xanadu")
            #expect(unknown.status == 404)
            #expect(try unknown.text("cod") == "404")
            #expect(try unknown.text("message") == "city not found")
            #expect(try await probe.get("/data/2.5/weather?q=Lugo,FR").status == 404)
            #expect(try await probe.get("/data/2.5/weather").status == 400)
            #expect(try await probe.get("/data/2.5/uvi?lat=1").status == 400)
            #expect(try await probe.get("/data/2.5/air_pollution?lat=91&lon=0").status == 400)
        }
    }

    @Test(
        "each class of the UV index is somewhere",
        arguments: [
            (43.3623, -8.4115, 5.1), (43.0121, -7.5558, 2.4), (42.3367, -7.8641, 7.6), (28.5, 77.4, 10.2),
            (-1.3, 36.8, 12.3), (78.2, 15.6, -1), (-0.2, -78.5, 3), (42.4310, -8.6444, 6), (35.7, 51.4, 8),
            (-33.9, 151.2, 11),
        ])
    func uv(latitude: Double, longitude: Double, value: Double) async throws {
        try await BackendProbe.with(BackendConfiguration(clock: ManualClock())) { probe in
            let answer = try await probe.get("/data/2.5/uvi?lat=\(latitude)&lon=\(longitude)&appid=k")
            #expect(try answer.number("value") == value)
            #expect(try answer.number("lat") == latitude)
            #expect(try answer.text("date_iso") == "2026-06-09T12:00:00Z")
            #expect(try answer.number("date") == 1_781_006_400)
        }
    }

    @Test(
        "some pollutants are not measured everywhere",
        arguments: [
            (43.3623, -8.4115, ["no2", "o3", "pm10", "pm2_5"]), (43.0121, -7.5558, ["no2", "o3", "pm2_5"]),
            (42.3367, -7.8641, ["o3"]), (42.4310, -8.6444, ["o3", "pm10", "pm2_5"]), (78.2, 15.6, []),
        ])
    func air(latitude: Double, longitude: Double, measured: [String]) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/data/2.5/air_pollution?lat=\(latitude)&lon=\(longitude)")
            let components = try #require(
                try answer.value("list", "0", "components") as? [String: Any])
            #expect(Set(components.keys) == Set(measured + ["co"]))
            #expect(try (1...5).contains(answer.number("list", "0", "main", "aqi") ?? 0))
            #expect(try answer.number("coord", "lat") == latitude)
        }
    }

    @Test("a fault can be that of one city")
    func faultOfOneCity() async throws {
        try await BackendProbe.with(BackendConfiguration(isTesting: true)) { probe in
            try await probe.set("error", on: "weather/A Coruña")
            let failed = try await probe.get("/data/2.5/weather?q=A%20Coruna,ES")
            #expect(failed.status == 503)
            #expect(try failed.text("message")?.isEmpty == false)
            #expect(try await probe.get("/data/2.5/weather?q=Lugo").status == 200)
            try await probe.set("denied", on: "weather")
            #expect(try await probe.get("/data/2.5/weather?q=Lugo").status == 401)
            #expect(try await probe.get("/testing/asked").number("data", "weather/Lugo") == 2)
        }
    }
}
