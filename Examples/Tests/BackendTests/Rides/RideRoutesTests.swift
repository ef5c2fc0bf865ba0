import Backend
import Foundation
import Testing

@Suite("Rides", .timeLimit(.minutes(10)))
struct RideRoutesTests {
    private let clock = ManualClock()
    private var manual: BackendConfiguration {
        BackendConfiguration(isTesting: true, tokenLifetime: 100_000, ridePace: .manual, clock: clock)
    }

    @Test("a booked ride has all members, those that are not known yet as null")
    func booking() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.book(offer: rider.makeOffer(), key: "1")
            #expect(ride.status == 200)
            #expect(try ride.text("data", "state") == "requested")
            #expect(try ride.number("data", "revision") == 1)
            #expect(try ride.text("data", "requestedAt") == "2026-06-09T10:13:20Z")
            #expect(try ride.number("data", "price", "minorUnits") == 1968)
            #expect(try ride.number("data", "unreadMessages") == 0)
            for member in ["driver", "driverLocation", "etaSeconds", "finishedAt"] {
                #expect(try ride.value("data", member) is NSNull)
            }
            let id = try #require(try ride.text("data", "id"))
            #expect(try await rider.get("/rides/current").body == ride.body)
            #expect(try await rider.get("/rides/\(id)").body == ride.body)
            #expect(try await rider.get("/rides").count("data") == 1)
        }
    }

    @Test("the same key gives the same ride; another one is refused while a ride is active")
    func idempotency() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let offer = try await rider.makeOffer()
            let first = try await rider.book(offer: offer, key: "1")
            #expect(try await rider.book(offer: offer, key: "1").body == first.body)
            let refused = try await rider.book(offer: offer, key: "2")
            #expect(refused.status == 409)
            #expect(try refused.message == "You already have a ride.")
            let id = try #require(try first.text("data", "id"))
            try await rider.advance(id, to: "finished")
            #expect(try await rider.book(offer: offer, key: "1").text("data", "state") == "finished")
            #expect(try await rider.book(offer: offer, key: "2").status == 200)
            #expect(try await rider.get("/rides").text("data", "1", "id") == id)
        }
    }

    @Test("of many bookings at once, one books a ride")
    func concurrentBookings() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let offer = try await rider.makeOffer()
            func answers(_ key: @escaping @Sendable (Int) -> String) async throws -> [BackendProbe.Answer] {
                try await withThrowingTaskGroup(of: BackendProbe.Answer.self) { group in
                    for number in 0..<12 {
                        group.addTask { try await rider.book(offer: offer, key: key(number)) }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
            }
            let same = try await answers { _ in "same" }
            #expect(Set(same.map(\.body)).count == 1 && same.allSatisfy { $0.status == 200 })
            let others = try await answers { "\($0)" }
            #expect(others.allSatisfy { $0.status == 409 })
            #expect(try await rider.get("/rides").count("data") == 1)
        }
    }

    @Test("an offer that is over or unknown books nothing")
    func offerEnds() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let offer = try await rider.makeOffer()
            #expect(try await probe.asSara().book(offer: offer, key: "1").status == 404)
            #expect(try await rider.book(offer: "none", key: "1").status == 404)
            clock.advance(by: 120)
            let expired = try await rider.book(offer: offer, key: "1")
            #expect(expired.status == 410)
            #expect(try expired.message?.contains("new one") == true)
            #expect(try await rider.get("/rides/current").value("data") is NSNull)
        }
    }

    @Test("a ride can be cancelled until it is on the way")
    func cancelling() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            for state in ["requested", "accepted", "arrived"] {
                let ride = try await rider.bookRide()
                try await rider.advance(ride, to: state)
                let cancelled = try await rider.post("/rides/\(ride)/cancel")
                #expect(try cancelled.text("data", "state") == "cancelled")
                #expect(try cancelled.value("data", "driverLocation") is NSNull)
                let again = try await rider.post("/rides/\(ride)/cancel")
                #expect(again.status == 409)
                #expect(try again.message == "The ride is over.")
            }
            let ride = try await rider.bookRide()
            try await rider.advance(ride, to: "onTheWay")
            let late = try await rider.post("/rides/\(ride)/cancel")
            #expect(late.status == 409)
            #expect(try late.message?.contains("has started") == true)
        }
    }

    @Test("the receipt comes when the ride is finished, and its lines are the total")
    func receipt() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            #expect(try await rider.get("/rides/\(ride)/receipt").status == 409)
            try await rider.advance(ride, to: "finished")
            let receipt = try await rider.get("/rides/\(ride)/receipt")
            let lines = try (0..<3).map {
                try receipt.number("data", "lines", "\($0)", "price", "minorUnits")
            }
            #expect(lines == [250, 1102, 616])
            #expect(try receipt.number("data", "total", "minorUnits") == 1968)
            #expect(try receipt.text("data", "paidWith") == "Visa •• 4242")
            #expect(try receipt.text("data", "lines", "0", "title") == "Base fare")
            let persian = try await rider.get("/rides/\(ride)/receipt?lang=fa")
            #expect(try persian.text("data", "lines", "0", "title") == "کرایهٔ پایه")
        }
    }

    @Test("nobody sees the ride of somebody else")
    func strangers() async throws {
        try await BackendProbe.with(manual) { probe in
            let ride = try await probe.asGuest().bookRide()
            let sara = try await probe.asSara()
            for path in ["", "/changes?after=0", "/messages", "/receipt"] {
                let answer = try await sara.get("/rides/\(ride)\(path)")
                #expect(answer.status == 404)
                #expect(try answer.message == "There is no such ride.")
            }
            #expect(try await sara.post("/rides/\(ride)/cancel").status == 404)
            #expect(try await sara.get("/rides").count("data") == 0)
        }
    }

    @Test("Omid has ridden before, and a cancelled ride has no receipt")
    func seededRides() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let signIn = try await probe.post(
                "/accounts/sign-in", json: #"{"email": "omid@example.com", "password": "scenery"}"#)
            let challenge = try signIn.text("data", "challenge") ?? ""
            let omid = probe.signed(
                in: try await probe.post(
                    "/accounts/second-factor", json: #"{"challenge": "\#(challenge)", "code": "4321"}"#))
            let rides = try await omid.get("/rides")
            #expect(try rides.text("data", "0", "state") == "finished")
            #expect(try rides.text("data", "1", "state") == "cancelled")
            #expect(try await omid.get("/rides/ride-2/receipt").status == 200)
            #expect(try await omid.get("/rides/ride-1/receipt").status == 409)
        }
    }
}
