import Backend
import Foundation
import Testing

@Suite("Waiting for the changes of a ride", .timeLimit(.minutes(10)))
struct RideChangesTests {
    private let clock = ManualClock()
    private var manual: BackendConfiguration {
        BackendConfiguration(isTesting: true, ridePace: .manual, clock: clock)
    }

    @Test("a revision that is missed already comes at once")
    func missed() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            #expect(try await rider.changes(of: ride, after: 0).number("data", "revision") == 1)
            #expect(try await rider.changes(of: ride, after: 1, wait: 0).status == 204)
        }
    }

    @Test("those who wait are answered when the ride changes")
    func change() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            async let first = rider.changes(of: ride, after: 1)
            async let second = rider.changes(of: ride, after: 1)
            async let later = rider.changes(of: ride, after: 2)
            try await clock.waitForSleepers(3, of: .seconds(25))
            try await rider.advance(ride)
            #expect(try await first.text("data", "state") == "accepted")
            #expect(try await second.number("data", "revision") == 2)
            try await rider.advance(ride)
            #expect(try await later.number("data", "revision") == 3)
        }
    }

    @Test("the answer is 204 when nothing changes in time")
    func timeout() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            async let answer = rider.changes(of: ride, after: 1, wait: 20)
            try await clock.waitForSleepers(of: .seconds(20))
            clock.advance(by: 20)
            #expect(try await answer.status == 204)
            #expect(try await answer.body.isEmpty)
        }
    }

    @Test("cancelling, a message and reading it are changes")
    func otherChanges() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            try await rider.advance(ride)
            async let message = rider.changes(of: ride, after: 2)
            try await clock.waitForSleepers(of: .seconds(25))
            _ = try await rider.post("/testing/rides/\(ride)/messages", json: #"{"text": "Hello"}"#)
            #expect(try await message.number("data", "unreadMessages") == 1)
            async let read = rider.changes(of: ride, after: 3)
            try await clock.waitForSleepers(of: .seconds(25))
            _ = try await rider.post("/rides/\(ride)/messages/read", json: #"{"upTo": 1}"#)
            #expect(try await read.number("data", "unreadMessages") == 0)
            async let cancelled = rider.changes(of: ride, after: 4)
            try await clock.waitForSleepers(of: .seconds(25))
            _ = try await rider.post("/rides/\(ride)/cancel")
            #expect(try await cancelled.text("data", "state") == "cancelled")
        }
    }

    @Test("a wait that is too long or no number is refused", arguments: ["wait=26", "wait=x", "after=-1"])
    func wrong(query: String) async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            #expect(try await rider.get("/rides/\(ride)/changes?\(query)").status == 400)
            #expect(try await rider.get("/rides/none/changes").status == 404)
        }
    }

    @Test("a backend that ends answers those who wait")
    func end() async throws {
        let probe = BackendProbe(backend: try await RunningBackend.start(manual))
        let rider = try await probe.asGuest()
        let ride = try await rider.bookRide()
        async let answer = rider.changes(of: ride, after: 1)
        try await clock.waitForSleepers(of: .seconds(25))
        await probe.backend.stop()
        #expect(try await answer.status == 204)
    }
}
