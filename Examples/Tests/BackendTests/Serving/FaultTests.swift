import Backend
import Foundation
import Testing

@Suite("Faults that tests switch on", .timeLimit(.minutes(10)))
struct FaultTests {
    private let testing = BackendConfiguration(isTesting: true)

    @Test("a route that is told to fail fails until it is told otherwise")
    func error() async throws {
        try await BackendProbe.with(testing) { probe in
            _ = try await probe.post("/testing/faults", json: #"{"about": "error"}"#)
            let refused = try await probe.get("/about")
            #expect(refused.status == 503)
            #expect(try (refused.value("data", "message") as? String)?.isEmpty == false)
            #expect(try await probe.get("/terms").status == 200)

            _ = try await probe.post("/testing/faults", json: #"{"about": "ok"}"#)
            #expect(try await probe.get("/about").status == 200)
        }
    }

    @Test("a refusal is written in the language of the request")
    func persianRefusal() async throws {
        try await BackendProbe.with(testing) { probe in
            _ = try await probe.post("/testing/faults", json: #"{"about": "error"}"#)
            let english = try await probe.get("/about?lang=en").value("data", "message") as? String
            let persian = try await probe.get("/about?lang=fa").value("data", "message") as? String
            #expect(english?.contains("try again") == true)
            #expect(persian?.contains("دوباره") == true)
        }
    }

    @Test("a slow answer is held back until the route is told to be well again")
    func slow() async throws {
        try await BackendProbe.with(testing) { probe in
            _ = try await probe.post("/testing/faults", json: #"{"about": "slow"}"#)
            async let answer = probe.get("/about")
            try await probe.waitUntilHeldBack("about")
            _ = try await probe.post("/testing/faults", json: #"{"about": "ok"}"#)
            #expect(try await answer.status == 200)
        }
    }

    @Test("a fault that is none is refused and changes nothing")
    func unknownFault() async throws {
        try await BackendProbe.with(testing) { probe in
            let answer = try await probe.post("/testing/faults", json: #"{"about": "broken"}"#)
            #expect(answer.status == 400)
            #expect(try await probe.get("/about").status == 200)
        }
    }

    @Test("a backend that was not started for testing has no such route")
    func notTesting() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.post("/testing/faults", json: #"{"about": "error"}"#)
            #expect(answer.status == 404)
            #expect(try await probe.get("/about").status == 200)
        }
    }
}
