import Backend
import Testing

@Suite("Destinations and offers", .timeLimit(.minutes(10)))
struct OfferRoutesTests {
    @Test("an empty query gives the favorites, another what matches its name or address")
    func destinations() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let rider = try await probe.asGuest()
            let favorites = try await rider.get("/rides/destinations?query=")
            #expect(try favorites.count("data") == 5)
            #expect(try favorites.text("data", "0", "name") == "Home")
            #expect(try favorites.number("data", "0", "latitude") == 43.3782)
            #expect(try await rider.get("/rides/destinations").count("data") == 5)
            let byName = try await rider.get("/rides/destinations?query=maria%20pita")
            #expect(try byName.text("data", "0", "id") == "maria-pita")
            let byAddress = try await rider.get("/rides/destinations?query=PASEO")
            #expect(try byAddress.count("data") == 3)
            #expect(try await rider.get("/rides/destinations?query=xyz").count("data") == 0)
        }
    }

    @Test("an offer has the price, the distance and the time of the way")
    func offer() async throws {
        try await BackendProbe.with(BackendConfiguration(clock: ManualClock())) { probe in
            let way = #"{"pickup": \#(BackendProbe.home), "destination": \#(BackendProbe.airport)}"#
            let offer = try await probe.asGuest().post("/rides/offers", json: way)
            #expect(try offer.number("data", "distanceMeters") == 11_600)
            #expect(try offer.number("data", "durationSeconds") == 1680)
            #expect(try offer.number("data", "price", "minorUnits") == 1968)
            #expect(try offer.text("data", "price", "currency") == "EUR")
            #expect(try offer.text("data", "pickup", "id") == "home")
            #expect(try offer.text("data", "destination", "id") == "airport")
            #expect(try offer.text("data", "expiresAt") == "2026-06-09T10:15:20Z")
        }
    }

    @Test("a way that nobody drives is refused in words")
    func wrongWay() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let rider = try await probe.asGuest()
            let far = #"{"id": "", "name": "", "address": "", "latitude": 40, "longitude": -3}"#
            let nowhere = #"{"id": "", "name": "", "address": "", "latitude": 140, "longitude": -3}"#
            for place in [BackendProbe.home, far, nowhere] {
                let way = #"{"pickup": \#(BackendProbe.home), "destination": \#(place)}"#
                let answer = try await rider.post("/rides/offers", json: way)
                #expect(answer.status == 422)
                #expect(try answer.message?.isEmpty == false)
            }
            #expect(try await rider.post("/rides/offers", json: "{}").status == 400)
        }
    }
}
