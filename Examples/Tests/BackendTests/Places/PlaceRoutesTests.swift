import Backend
import Testing

@Suite("What the backend answers the sample Places", .timeLimit(.minutes(10)))
struct PlaceRoutesTests {
    private func path(_ query: String) -> String { "/maps/api/place/nearbysearch/json?" + query }

    @Test("twelve restaurants are within 150 m of the center, more are farther away")
    func radius() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let near = try await probe.get(path("location=43.3623,-8.4115&radius=150&type=restaurant&key=k"))
            #expect(near.status == 200)
            #expect(try near.text("status") == "OK")
            #expect(try near.count("results") == 12)
            #expect(try near.text("results", "0", "place_id") == "coruna-01")
            #expect(try near.text("results", "0", "name") == "Taberna do Faro")
            #expect(try near.text("results", "0", "vicinity") == "Rúa Real, 14, A Coruña")
            #expect(try near.number("results", "0", "geometry", "location", "lat") == 43.36243)
            #expect(try near.number("results", "0", "rating") == 4.4)
            #expect(try near.value("results", "4", "rating") == nil)
            let far = try await probe.get(path("location=43.3623,-8.4115&radius=5000&type=restaurant"))
            #expect(try far.count("results") == 16)
            let all = try await probe.get(path("location=43.3623,-8.4115&radius=150"))
            #expect(try all.count("results") == 14)
        }
    }

    @Test("where there is nothing, there are zero results")
    func nothing() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get(path("location=0,0&radius=150&type=restaurant"))
            #expect(answer.status == 200)
            #expect(try answer.text("status") == "ZERO_RESULTS")
            #expect(try answer.count("results") == 0)
        }
    }

    @Test(
        "a wrong request is an invalid one",
        arguments: ["radius=150", "location=here&radius=150", "location=99,0&radius=1", "location=1,1"])
    func invalid(query: String) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get(path(query))
            #expect(answer.status == 200)
            #expect(try answer.text("status") == "INVALID_REQUEST")
            #expect(try answer.text("error_message")?.isEmpty == false)
        }
    }

    @Test("a key that is denied is told in the way of the service")
    func denied() async throws {
        try await BackendProbe.with(BackendConfiguration(isTesting: true)) { probe in
            try await probe.set("denied", on: "places")
            let answer = try await probe.get(path("location=43.3623,-8.4115&radius=150"))
            #expect(answer.status == 200)
            #expect(try answer.text("status") == "REQUEST_DENIED")
            #expect(try answer.count("results") == 0)
        }
    }
}
