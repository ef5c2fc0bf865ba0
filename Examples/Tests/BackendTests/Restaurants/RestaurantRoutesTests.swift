import Backend
import Foundation
import Testing

@Suite("What the backend answers the sample Restaurants", .timeLimit(.minutes(10)))
struct RestaurantRoutesTests {
    private typealias Venue = [String: Any]

    private let explore = "/v2/venues/explore?near=Noida&section=food&v=20250101"

    private func venues(_ answer: BackendProbe.Answer) throws -> [Venue] {
        let items = try answer.value("response", "groups", "0", "items") as? [[String: Any]] ?? []
        return items.compactMap { $0["venue"] as? Venue }
    }

    @Test("the restaurants within the radius are recommended")
    func radius() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let near = try await probe.get(explore + "&radius=1000&limit=50")
            #expect(near.status == 200)
            #expect(try near.number("meta", "code") == 200)
            #expect(try near.text("response", "groups", "0", "type") == "Recommended Places")
            #expect(try venues(near).count == 32)
            #expect(try venues(await probe.get(explore + "&radius=10000&limit=50")).count == 35)
            #expect(try venues(await probe.get(explore + "&radius=200&limit=50")).count == 2)
        }
    }

    @Test("there are restaurants without a rating, a price, an address, a city, and with none of them")
    func missingMembers() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let venues = try venues(await probe.get(explore + "&limit=50"))
            func location(_ venue: Venue) -> [String: Any] { venue["location"] as? [String: Any] ?? [:] }
            let members: [(Venue) -> Any?] = [
                { $0["rating"] }, { $0["price"] }, { location($0)["address"] }, { location($0)["city"] },
            ]
            for member in members {
                #expect(venues.contains { member($0) == nil })
                #expect(venues.contains { member($0) != nil })
            }
            #expect(venues.contains { venue in members.allSatisfy { $0(venue) == nil } })
            #expect(venues.allSatisfy { $0["id"] is String && $0["name"] is String && $0["stats"] == nil })
        }
    }

    @Test("the limit and the offset part the list in pages")
    func pages() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let all = try venues(await probe.get(explore + "&limit=50"))
            let page = try venues(await probe.get(explore + "&limit=5&offset=5"))
            #expect(page.map { $0["id"] as? String } == all[5..<10].map { $0["id"] as? String })
            #expect(try venues(await probe.get(explore)).count == 30)
        }
    }

    @Test(
        "a place that is not found is an error of the service",
        arguments: [
            ("near=Nowhere", "failed_geocode", "Couldn't geocode param near: Nowhere"),
            ("radius=5", "param_error", "Must provide parameter ll or near"),
            ("near=Noida&radius=x", "param_error", "radius \"x\" is no number from 1 to 100000"),
        ])
    func wrong(query: String, type: String, detail: String) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/v2/venues/explore?\(query)")
            #expect(answer.status == 400)
            #expect(try answer.number("meta", "code") == 400)
            #expect(try answer.text("meta", "errorType") == type)
            #expect(try answer.text("meta", "errorDetail") == detail)
            #expect(try (answer.value("response") as? [String: Any])?.isEmpty == true)
        }
    }

    @Test("Atlantis has no restaurants, and a place can be named by its coordinates")
    func places() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe async throws in
            #expect(try venues(await probe.get("/v2/venues/explore?near=Atlantis")).isEmpty)
            #expect(try venues(await probe.get("/v2/venues/explore?near=noida,%20IN")).isEmpty == false)
            #expect(try venues(await probe.get("/v2/venues/explore?ll=28.5355,77.3910")).isEmpty == false)
        }
    }

    @Test("the details have the counts that the list leaves out")
    func details() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/v2/venues/noida-01?v=20250101")
            #expect(try answer.text("response", "venue", "name") == "Saffron Courtyard")
            #expect(try answer.number("response", "venue", "likes", "count") == 412)
            #expect(try answer.number("response", "venue", "stats", "checkinsCount") == 2310)
            #expect(try answer.number("response", "venue", "stats", "usersCount") == 1840)
            #expect(try answer.number("response", "venue", "stats", "tipCount") == 96)
            #expect(try answer.number("response", "venue", "stats", "visitsCount") == 3120)
            let unknown = try await probe.get("/v2/venues/none")
            #expect(unknown.status == 400)
            #expect(try unknown.text("meta", "errorType") == "param_error")
        }
    }
}
