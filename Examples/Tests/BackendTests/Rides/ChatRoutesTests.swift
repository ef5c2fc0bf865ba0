import Backend
import Foundation
import Testing

@Suite("The chat of a ride", .timeLimit(.minutes(10)))
struct ChatRoutesTests {
    private let clock = ManualClock()
    private var manual: BackendConfiguration {
        BackendConfiguration(isTesting: true, ridePace: .manual, clock: clock)
    }

    private func rideWithDriver(_ rider: BackendProbe) async throws -> String {
        let ride = try await rider.bookRide()
        try await rider.advance(ride, to: "accepted")
        return ride
    }

    @Test("the driver answers what is written")
    func answer() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rideWithDriver(rider)
            let sent = try await rider.write("Where are you?", as: "a", in: ride)
            #expect(try sent.number("data", "number") == 1)
            #expect(try sent.text("data", "from") == "rider")
            #expect(try sent.text("data", "clientId") == "a")
            #expect(try sent.text("data", "sentAt") == "2026-06-09T10:13:20Z")
            let messages = try await rider.get("/rides/\(ride)/messages?after=1")
            #expect(try messages.count("data") == 1)
            #expect(try messages.text("data", "0", "from") == "driver")
            #expect(try messages.text("data", "0", "text") == "About 4 min from you.")
            #expect(try await rider.get("/rides/\(ride)").number("data", "unreadMessages") == 1)
        }
    }

    @Test("in its time, the answer comes after the pace of the ride")
    func answerInTime() async throws {
        try await BackendProbe.with(BackendConfiguration(ridePace: .every(2), clock: clock)) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            try await clock.waitForSleepers(of: .seconds(2))
            clock.advance(by: 2)
            #expect(try await rider.changes(of: ride, after: 1).text("data", "state") == "accepted")
            _ = try await rider.write("Thanks!", as: "a", in: ride)
            #expect(try await rider.get("/rides/\(ride)/messages").count("data") == 1)
            try await clock.waitForSleepers(2, of: .seconds(2))
            clock.advance(by: 2)
            _ = try await rider.changes(of: ride, after: 3)
            let messages = try await rider.get("/rides/\(ride)/messages")
            #expect(try messages.text("data", "1", "text") == "You are welcome.")
        }
    }

    @Test("the same clientId is the same message, however often it comes")
    func idempotency() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rideWithDriver(rider)
            let first = try await rider.write("Hello", as: "a", in: ride)
            #expect(try await rider.write("Hello", as: "a", in: ride).body == first.body)
            #expect(try await rider.get("/rides/\(ride)/messages").count("data") == 2)
        }
    }

    @Test("what was read is not unread")
    func reading() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rideWithDriver(rider)
            for text in ["One", "Two", "Three"] {
                let written = try await rider.post(
                    "/testing/rides/\(ride)/messages", json: #"{"text": "\#(text)"}"#)
                #expect(written.status == 200)
            }
            let read = try await rider.post("/rides/\(ride)/messages/read", json: #"{"upTo": 2}"#)
            #expect(try read.number("data", "unreadMessages") == 1)
            let back = try await rider.post("/rides/\(ride)/messages/read", json: #"{"upTo": 1}"#)
            #expect(try back.number("data", "unreadMessages") == 1)
            #expect(try back.number("data", "revision") == read.number("data", "revision"))
        }
    }

    @Test("the driver says when the car is there, in the language of the booking")
    func arrival() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let booked = try await rider.post(
                "/rides?lang=fa", json: #"{"offer": "\#(rider.makeOffer())"}"#)
            let ride = try #require(try booked.text("data", "id"))
            try await rider.advance(ride, to: "arrived")
            let messages = try await rider.get("/rides/\(ride)/messages")
            #expect(try messages.text("data", "0", "text") == "رسیدم، جلوی در هستم.")
        }
    }

    @Test("without a driver, without words and after the ride nothing is written")
    func refusals() async throws {
        try await BackendProbe.with(manual) { probe in
            let rider = try await probe.asGuest()
            let ride = try await rider.bookRide()
            let early = try await rider.write("Hello", as: "a", in: ride)
            #expect(early.status == 409)
            #expect(try early.message == "There is no driver yet.")
            try await rider.advance(ride, to: "accepted")
            #expect(try await rider.write("  ", as: "a", in: ride).status == 422)
            try await rider.advance(ride, to: "finished")
            #expect(try await rider.write("Thanks", as: "a", in: ride).status == 409)
            #expect(try await rider.get("/rides/\(ride)/messages").count("data") == 1)
        }
    }
}
