import Driving
import Testing

/// What a person does in Ride during a ride and after it.
enum RideDrills {
    static let all = [
        Drill.resumed,
        drill("cancel a ride", route: "cancel", ["Cancelled"], ask: { try await $0.taps("Cancel the ride") }),
        Drill.followed,
        drill(
            "read the chat", route: "messages", ["I am here"], reach: { try await $0.meetsDriver() },
            ask: { try await $0.taps("Chat (1)") }),
        Drill.written,
        drill(
            "see the receipt", route: "receipt", ["Base fare", "Total: €", "Paid with Visa •• 4242"],
            reach: { person in
                try await person.rideGoesOn(to: "finished")
                // It is followed until here: of a backend that stops before, the app does not hear the end.
                try await person.app.sees("You have arrived")
            }, ask: { try await $0.taps("Receipt") }),
    ]

    fileprivate static func drill(
        _ name: String, route: String, _ answer: [String], reach: @escaping Drill.Steps = { _ in },
        ask: @escaping Drill.Steps
    ) -> Drill {
        Drill(
            name: name, sample: .ride, route: route, answer: answer, start: .rideThatWaits,
            reach: { person in
                try await person.books()
                try await reach(person)
            },
            ask: ask)
    }
}

extension Drill {
    /// The ride of a person who signs in again is found, except with a stopped backend, where nobody can sign in.
    fileprivate static let resumed = {
        var drill = RideDrills.drill(
            "come back to a ride", route: "ride", ["Looking for a driver"],
            reach: { person in
                try await person.app.back()
                try await person.taps("Profile", "Sign out")
                try await person.app.seesTitle("Sign in")
            },
            ask: { try await $0.submits("Sign in", .guest) })
        drill.exceptions = [.stopped]
        return drill
    }()

    /// A ride that cannot be followed says so, and is followed again by itself.
    fileprivate static let followed = {
        var drill = RideDrills.drill("follow a ride", route: "changes", ["Your driver is here"]) { person in
            // The request that waits for a change is answered, or ends with the backend; the next one fails.
            if person.fault != .stopped { try await person.rideGoesOn(to: "accepted") }
            // A broken answer comes only with the change that it is about.
            if person.fault.isAnswered { try await person.rideGoesOn(to: "arrived") }
        }
        drill.notices = ["No connection. The ride goes on"]
        drill.wayOn = ""
        drill.recover = { person in
            if !person.fault.isAnswered { try await person.rideGoesOn(to: "arrived") }
            try await person.app.seesNo("No connection.")
        }
        return drill
    }()

    /// Whether the server has every message.
    fileprivate static let isSent: @Sendable (Shown) -> Bool = { shown in
        !["sending", "waiting to be sent", "not sent: "].contains { shown.says("You · \($0)") }
    }

    /// A message that cannot be sent waits, and is sent once.
    fileprivate static let written = {
        var drill = RideDrills.drill(
            "write to the driver", route: "messages", ["Where are you?", "You ·"],
            reach: { person in
                try await person.meetsDriver()
                try await person.taps("Chat (1)")
                try await person.app.sees("I am here")
            },
            ask: { try await $0.app.submit("Message", "Where are you?") })
        drill.notices = ["waiting to be sent", "not sent: "]
        drill.wayOn = "Send again"
        drill.recover = { person in
            // What the backend has taken although its answer was lost is also sent with the next change of the ride.
            try await person.app.tap("Send again", unless: isSent)
        }
        drill.check = { try await $0.hasWrittenOnce("Where are you?") }
        return drill
    }()
}

extension SampleStart {
    /// A backend whose rides go on when a test says so.
    static let rideThatWaits = SampleStart(backend: ["--ride-pace", "manual"])
}

extension Person {
    func books() async throws {
        try await ridesAsGuest()
        try await taps("Where to?", "Home", "Book this ride")
        try await app.sees("Looking for a driver", "Asking drivers near you")
    }

    func rideGoesOn(to state: String) async throws { try await RideDirector(backend).advance(to: state) }

    func meetsDriver() async throws {
        try await rideGoesOn(to: "arrived")
        try await app.sees("Your driver is here")
    }

    func hasWrittenOnce(_ text: String) async throws {
        struct Ride: Decodable { var id: String }
        struct Message: Decodable { var text: String }
        let director = try await RideDirector(backend)
        let ride: Ride = try await director.get("rides/current")
        try await app.waits("the message being sent", until: Drill.isSent)
        let messages: [Message] = try await director.get("rides/\(ride.id)/messages")
        #expect(messages.count { $0.text == text } == 1)
    }
}
