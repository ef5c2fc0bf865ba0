import Driving
import Testing

/// What a person does in Ride before a ride.
enum BookingDrills {
    static let all = [
        drill("see the profile", route: "profile", ["guest@example.com"], ask: "Profile"),
        Drill(
            name: "change the name", sample: .ride, route: "profile", answer: ["Saved.", "Nadia"],
            reach: { person in
                try await person.ridesAsGuest()
                try await person.taps("Profile")
                try await person.app.type("Nadia", into: "Name")
            },
            ask: { try await $0.taps("Save") }),
        drill("see the rides", route: "rides", ["No rides yet."], ask: "Rides"),
        drill("find a destination", route: "destinations", ["Rúa da Torre, 61"], ask: "Where to?"),
        drill(
            "get a price", route: "offers", ["€", "Valid until"],
            reach: { try await $0.looksForDestination() }, ask: "Home"),
        Drill(
            name: "book a ride", sample: .ride, route: "book", answer: ["Looking for a driver"],
            start: .rideThatWaits,
            reach: { person in
                try await person.ridesAsGuest()
                try await person.looksForDestination()
                try await person.taps("Home")
                try await person.app.sees("Valid until")
            },
            ask: { try await $0.taps("Book this ride") },
            check: { person in
                struct Ride: Decodable {}
                let rides: [Ride] = try await RideDirector(person.backend).get("rides")
                #expect(rides.count == 1)
            }),
    ]

    private static func drill(
        _ name: String, route: String, _ answer: [String], reach: @escaping Drill.Steps = { _ in },
        ask: String
    ) -> Drill {
        Drill(
            name: name, sample: .ride, route: route, answer: answer,
            reach: { person in
                try await person.ridesAsGuest()
                try await reach(person)
            },
            ask: { try await $0.opens(ask) })
    }
}

extension Person {
    /// Gets as far as the answer: a backend that stops before has more to answer than what is drilled.
    fileprivate func looksForDestination() async throws {
        try await taps("Where to?")
        try await app.sees("Rúa da Torre, 61")
    }
}
