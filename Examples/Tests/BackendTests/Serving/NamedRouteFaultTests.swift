import Backend
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A route and the name by which its faults are switched.
struct NamedRoute: Sendable, CustomTestStringConvertible {
    var name: String
    var method = "GET"
    var path: String
    var json: String?

    var testDescription: String { name }

    static let all: [NamedRoute] = [
        .init(name: "about", path: "/about"),
        .init(name: "terms", path: "/terms"),
        .init(name: "restaurants", path: "/v2/venues/explore?near=Noida&limit=2"),
        .init(name: "restaurant", path: "/v2/venues/noida-01"),
        .init(name: "places", path: "/maps/api/place/nearbysearch/json?location=43.3623,-8.4115&radius=20"),
        .init(name: "weather", path: "/data/2.5/weather?q=Lugo"),
        .init(name: "weather/Lugo", path: "/data/2.5/weather?q=Lugo"),
        .init(name: "uvi", path: "/data/2.5/uvi?lat=43&lon=-8"),
        .init(name: "air", path: "/data/2.5/air_pollution?lat=43&lon=-8"),
        .init(
            name: "sign-in", method: "POST", path: "/accounts/sign-in",
            json: #"{"email": "guest@example.com", "password": "guest"}"#),
        .init(
            name: "second-factor", method: "POST", path: "/accounts/second-factor",
            json: #"{"challenge": "", "code": ""}"#),
        .init(
            name: "second-factor", method: "POST", path: "/accounts/second-factor/resend",
            json: #"{"challenge": ""}"#),
        .init(name: "refresh", method: "POST", path: "/accounts/refresh", json: #"{"refreshToken": ""}"#),
        .init(name: "sign-out", method: "POST", path: "/accounts/sign-out", json: ""),
        .init(name: "profile", path: "/profile"),
        .init(name: "profile", method: "PUT", path: "/profile", json: #"{"name": "", "phone": ""}"#),
        .init(name: "destinations", path: "/rides/destinations"),
        .init(name: "offers", method: "POST", path: "/rides/offers", json: "{}"),
        .init(name: "book", method: "POST", path: "/rides", json: #"{"offer": ""}"#),
        .init(name: "rides", path: "/rides"),
        .init(name: "ride", path: "/rides/current"),
        .init(name: "ride", path: "/rides/ride-1"),
        .init(name: "cancel", method: "POST", path: "/rides/ride-1/cancel", json: ""),
        .init(name: "changes", path: "/rides/ride-1/changes?wait=0"),
        .init(name: "messages", path: "/rides/ride-1/messages"),
        .init(name: "messages", method: "POST", path: "/rides/ride-1/messages", json: #"{"text": ""}"#),
        .init(name: "messages", method: "POST", path: "/rides/ride-1/messages/read", json: #"{"upTo": 1}"#),
        .init(name: "receipt", path: "/rides/ride-1/receipt"),
    ]
}

@Suite("Every fault of every named route", .timeLimit(.minutes(10)))
struct NamedRouteFaultTests {
    private let clock = ImpatientClock()

    private func test(
        _ route: NamedRoute, with fault: String,
        _ body: (BackendProbe, () async throws -> BackendProbe.Answer) async throws -> Void
    ) async throws {
        let configuration = BackendConfiguration(isTesting: true, ridePace: .manual, clock: clock)
        try await BackendProbe.with(configuration) { probe in
            let usual = try await probe.send(route.method, route.path, json: route.json)
            try await probe.set(fault, on: route.name)
            try await body(probe) { try await probe.send(route.method, route.path, json: route.json) }
            // A route that is well again answers as before; only the times and secrets of tokens differ.
            try await probe.set("ok", on: route.name)
            let after = try await probe.send(route.method, route.path, json: route.json)
            #expect(after.status == usual.status)
        }
    }

    @Test("an error is 503 with words", arguments: NamedRoute.all)
    func error(route: NamedRoute) async throws {
        try await test(route, with: "error") { _, ask in
            let answer = try await ask()
            #expect(answer.status == 503)
            #expect(answer.text.contains("try again"))
        }
    }

    @Test("a status comes with an empty body", arguments: NamedRoute.all)
    func status(route: NamedRoute) async throws {
        try await test(route, with: "status:500") { _, ask in
            let answer = try await ask()
            #expect(answer.status == 500)
            #expect(answer.body.isEmpty)
        }
    }

    @Test("a malformed answer is 200 and no JSON", arguments: NamedRoute.all)
    func malformed(route: NamedRoute) async throws {
        try await test(route, with: "malformed") { _, ask in
            let answer = try await ask()
            #expect(answer.status == 200)
            #expect(throws: (any Error).self) { try answer.value("data") }
        }
    }

    @Test("a dropped and a truncated answer are errors, and no timeouts", arguments: NamedRoute.all)
    func broken(route: NamedRoute) async throws {
        for fault in ["drop", "truncated"] {
            try await test(route, with: fault) { _, ask in
                let error = await #expect(throws: URLError.self) { try await ask() }
                #expect(error?.code != .timedOut)
            }
        }
    }

    @Test("a trickling answer comes whole, in up to 40 pieces, one every 50 ms", arguments: NamedRoute.all)
    func trickle(route: NamedRoute) async throws {
        try await test(route, with: "trickle") { _, ask in
            _ = clock.takeSlept()
            let answer = try await ask()
            let pauses = clock.takeSlept()
            #expect(pauses.allSatisfy { $0 == .milliseconds(50) })
            #expect(pauses.count > min(answer.body.count, 40) / 2 && pauses.count <= 40)
            #expect(answer.status < 500)
        }
    }

    @Test("a delayed answer comes whole after the delay", arguments: NamedRoute.all)
    func delay(route: NamedRoute) async throws {
        try await test(route, with: "delay:250") { _, ask async throws in
            _ = clock.takeSlept()
            #expect(try await ask().status < 500)
            #expect(clock.takeSlept() == [.milliseconds(250)])
        }
    }

    @Test("a slow answer is held until it is switched", arguments: NamedRoute.all)
    func slow(route: NamedRoute) async throws {
        try await test(route, with: "slow") { probe, _ in
            async let answer = probe.send(route.method, route.path, json: route.json)
            try await probe.waitUntilHeldBack(route.name)
            try await probe.set("status:418", on: route.name)
            #expect(try await answer.status == 418)
        }
    }

    @Test("a refused key is no success", arguments: NamedRoute.all)
    func denied(route: NamedRoute) async throws {
        try await test(route, with: "denied") { _, ask in
            let answer = try await ask()
            #expect([401, 403].contains(answer.status) || answer.text.contains("REQUEST_DENIED"))
        }
    }

    @Test(
        "a fault that is written wrongly is refused",
        arguments: ["delay", "delay:-1", "status:x", "status:99", ""])
    func wrongFault(text: String) async throws {
        try await BackendProbe.with(BackendConfiguration(isTesting: true)) { probe async throws in
            #expect(try await probe.post("/testing/faults", json: #"{"about": "\#(text)"}"#).status == 400)
            #expect(try await probe.get("/about").status == 200)
        }
    }

    @Test("a ride whose booking was truncated is booked, and the same key finds it")
    func lostAnswer() async throws {
        let configuration = BackendConfiguration(isTesting: true, ridePace: .manual)
        try await BackendProbe.with(configuration) { probe in
            let rider = try await probe.asGuest()
            let offer = try await rider.makeOffer()
            try await probe.set("truncated", on: "book")
            await #expect(throws: URLError.self) { try await rider.book(offer: offer, key: "1") }
            try await probe.set("ok", on: "book")
            let current = try await rider.get("/rides/current")
            #expect(try current.text("data", "state") == "requested")
            #expect(try await rider.book(offer: offer, key: "1").body == current.body)
        }
    }

    @Test("a backend that ends lets a delayed answer go")
    func endDuringDelay() async throws {
        let waiting = ManualClock()
        let configuration = BackendConfiguration(isTesting: true, clock: waiting)
        let probe = BackendProbe(backend: try await RunningBackend.start(configuration))
        try await probe.set("delay:60000", on: "about")
        async let answer = probe.get("/about")
        try await waiting.waitForSleepers(of: .seconds(60))
        await probe.backend.stop()
        #expect(try await answer.status == 200)
    }

    @Test("a backend that ends writes the rest of a trickling answer")
    func endDuringTrickle() async throws {
        let waiting = ManualClock()
        let configuration = BackendConfiguration(isTesting: true, clock: waiting)
        let probe = BackendProbe(backend: try await RunningBackend.start(configuration))
        try await probe.set("trickle", on: "about")
        async let answer = probe.get("/about")
        try await waiting.waitForSleepers(of: .milliseconds(50))
        async let stopped: Void = probe.backend.stop()
        while await (try? probe.get("/testing/asked")) != nil { try await Task.sleep(for: .milliseconds(1)) }
        waiting.advance(by: 1)
        await stopped
        #expect(try await answer.text("data", "text")?.isEmpty == false)
    }
}
