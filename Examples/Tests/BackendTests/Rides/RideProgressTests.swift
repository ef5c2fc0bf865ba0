import Backend
import Foundation
import Testing

@Suite("How a ride goes on", .timeLimit(.minutes(10)))
struct RideProgressTests {
    private let clock = ManualClock()
    private var manual: BackendConfiguration { BackendConfiguration(isTesting: true, ridePace: .manual) }
    private var paced: BackendConfiguration { BackendConfiguration(ridePace: .every(2), clock: clock) }

    @Test("each change is a state or a move of the driver, and a revision")
    func steps() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            var states: [String] = []
            var places: [Double] = []
            for revision in 2...15 {
                let answer = try await rider.advance(ride)
                #expect(try answer.number("data", "revision") == Double(revision))
                states.append(try answer.text("data", "state") ?? "")
                places.append(try answer.number("data", "driverLocation", "latitude") ?? 0)
            }
            #expect(
                states == Array(repeating: "accepted", count: 5) + ["arrived"]
                    + Array(repeating: "onTheWay", count: 7) + ["finished"])
            #expect(places[5] == 43.3782)
            #expect(try await rider.advance(ride).status == 409)
        }
    }

    @Test("an accepted ride has a driver who comes nearer")
    func approach() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            let accepted = try await rider.advance(ride, to: "accepted")
            for member in ["id", "name", "car", "plate", "phone"] {
                #expect(try accepted.text("data", "driver", member)?.isEmpty == false)
            }
            #expect(try accepted.number("data", "driver", "rating") != nil)
            var seconds = [try accepted.number("data", "etaSeconds")]
            for _ in 1...5 { seconds.append(try await rider.advance(ride).number("data", "etaSeconds")) }
            #expect(seconds == [240, 192, 144, 96, 48, 0])
        }
    }

    @Test("a test can lead a ride to a state, also to be cancelled, and never back")
    func targets() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            #expect(try await rider.advance(ride, to: "onTheWay").text("data", "state") == "onTheWay")
            #expect(try await rider.advance(ride, to: "onTheWay").status == 200)
            #expect(try await rider.advance(ride, to: "accepted").status == 409)
            #expect(try await rider.get("/rides/\(ride)").text("data", "state") == "onTheWay")
            #expect(try await rider.advance(ride, to: "cancelled").text("data", "state") == "cancelled")
            #expect(try await rider.advance(ride, to: "flying").status == 400)
            #expect(try await rider.advance("none").status == 404)
        }
    }

    @Test("a ride goes on by itself, a change each time its pace has passed")
    func pace() async throws {
        try await BackendProbe.with(paced) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            for revision in 1...14 {
                try await clock.waitForSleepers(of: .seconds(2))
                clock.advance(by: 1)
                #expect(try await rider.get("/rides/\(ride)").number("data", "revision") == Double(revision))
                async let changed = rider.changes(of: ride, after: revision)
                clock.advance(by: 1)
                #expect(try await changed.number("data", "revision") == Double(revision + 1))
            }
            let finished = try await rider.get("/rides/\(ride)")
            #expect(try finished.text("data", "state") == "finished")
            #expect(try finished.text("data", "finishedAt") == "2026-06-09T10:13:48Z")
            #expect(try await rider.get("/rides/current").value("data") is NSNull)
        }
    }

    @Test("a cancelled ride stays cancelled")
    func cancelledRide() async throws {
        try await BackendProbe.with(paced) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            try await clock.waitForSleepers(of: .seconds(2))
            #expect(try await rider.post("/rides/\(ride)/cancel").status == 200)
            clock.advance(by: 10)
            // The next ride shows that the first has ended without harm.
            let next = try await rider.bookRide()
            try await clock.waitForSleepers(of: .seconds(2))
            clock.advance(by: 2)
            #expect(try await rider.changes(of: next, after: 1).text("data", "state") == "accepted")
            #expect(try await rider.get("/rides/\(ride)").text("data", "state") == "cancelled")
        }
    }

    @Test("a ride and its chat outlive the backend, and the ride goes on")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "content.sqlite").path
            var rider: String?
            var ride = ""
            var before = Data()
            let first = BackendConfiguration(
                databasePath: file, isTesting: true, ridePace: .manual, clock: clock)
            try await BackendProbe.with(first) { probe in
                let guest = try await probe.asGuest()
                rider = guest.accessToken
                ride = try await guest.bookRide()
                try await guest.advance(ride, to: "arrived")
                _ = try await guest.write("Coming", as: "1", in: ride)
                before = try await guest.get("/rides/\(ride)").body
            }
            let second = BackendConfiguration(databasePath: file, ridePace: .every(2), clock: clock)
            try await BackendProbe.with(second) { probe async throws in
                var guest = probe
                guest.accessToken = rider
                #expect(try await guest.get("/rides/current").body == before)
                #expect(try await guest.get("/rides/\(ride)/messages").count("data") == 3)
                try await clock.waitForSleepers(2, of: .seconds(2))
                clock.advance(by: 2)
                #expect(try await guest.changes(of: ride, after: 8).text("data", "state") == "onTheWay")
            }
        }
    }
}
