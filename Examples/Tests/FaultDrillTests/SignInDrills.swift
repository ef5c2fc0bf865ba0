import Driving

/// How a person gets into Tic-tac-toe and into Ride, and stays in.
enum SignInDrills {
    static let all = [
        Drill(
            name: "log in to play", sample: .ticTacToe, route: "sign-in", answer: ["New game"],
            reach: { try await $0.app.seesTitle("Log in") },
            ask: { try await $0.submits("Log in", .guest) }),
        Drill(
            name: "enter the code to play", sample: .ticTacToe, route: "second-factor", answer: ["New game"],
            reach: { person in
                try await person.submits("Log in", .sara)
                try await person.app.type("1234", into: "Code")
            },
            ask: { try await $0.taps("Submit") },
            recover: { person in
                try await person.taps("Try again")
                guard person.fault.isCarriedOut else { return }
                // The code was right, and is used now.
                try await person.app.seesDialog("Code expired")
                try await person.taps("Log in again")
                try await person.submits("Log in", .sara)
                try await person.app.type("1234", into: "Code")
                try await person.taps("Submit")
            }),
        Drill(
            name: "sign in to ride", sample: .ride, route: "sign-in", answer: ["Enter the code"],
            reach: { try await $0.app.seesTitle("Sign in") }, ask: { try await $0.submits("Sign in", .sara) }
        ),
        Drill(
            name: "enter the code to ride", sample: .ride, route: "second-factor", answer: ["Where to?"],
            reach: { person in
                try await person.submits("Sign in", .sara)
                try await person.app.type("1234", into: "Code")
            },
            ask: { try await $0.taps("Confirm") },
            recover: { person in
                try await person.taps("Try again")
                guard person.fault.isCarriedOut else { return }
                // The code was right, and is used now.
                try await person.app.seesDialog("The code has expired. Sign in again.")
                try await person.taps("Sign in again")
                try await person.submits("Sign in", .sara)
                try await person.app.type("1234", into: "Code")
                try await person.taps("Confirm")
            }),
        Drill(
            name: "get another code", sample: .ride, route: "second-factor",
            answer: ["Another code of 4 digits"],
            reach: { person in
                try await person.submits("Sign in", .sara)
                try await person.app.seesTitle("Enter the code")
            },
            ask: { try await $0.taps("Send another code") },
            recover: { person in
                try await person.taps("Try again")
                guard person.fault.isCarriedOut else { return }
                // Another code was sent, for a challenge that is not known here.
                try await person.app.seesDialog("The code has expired. Sign in again.")
                try await person.taps("Sign in again")
                try await person.submits("Sign in", .sara)
                try await person.taps("Send another code")
            }),
        Drill(
            name: "stay signed in", sample: .ride, route: "refresh", answer: ["guest@example.com"],
            reach: { person in
                try await person.ridesAsGuest()
                let _: [String] = try await person.backend.post("testing/tokens/expire", [:])
            },
            ask: { try await $0.opens("Profile") },
            recover: { person in
                guard person.fault == .denied || person.fault.isCarriedOut else {
                    return try await person.triesUntilSeen("guest@example.com")
                }
                // The server ended the session; or the tokens, which can be renewed once only, did not arrive.
                if person.fault.isCarriedOut { try await person.triesUntilSeen("Signed out") }
                try await person.taps("Close")
                try await person.app.back()
                try await person.ridesAsGuest()
                try await person.taps("Profile")
            }),
    ]
}

/// Whom the backend knows.
enum Account: String {
    case sara, guest

    var password: String { self == .guest ? "guest" : "scenery" }
}

extension Person {
    /// Fills in the form with this title, and submits it.
    func submits(_ title: String, _ account: Account) async throws {
        try await app.seesTitle(title)
        try await app.type("\(account.rawValue)@example.com", into: "Email")
        try await app.type(account.password, into: "Password")
        try await app.tap(title)
    }

    /// Tries again and again: tokens that could not be renewed are not renewed again for some seconds.
    func triesUntilSeen(_ text: String) async throws {
        while try await !app.look().says(text) {
            _ = try await app.attempt(.tap("Try again"))
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    /// Opens a scene from the map, also if the map says that it could not look for a ride.
    func opens(_ title: String) async throws {
        while try await !app.attempt(.tap(title)) {
            _ = try await app.attempt(.tap("Close"))
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func ridesAsGuest() async throws {
        try await submits("Sign in", .guest)
        try await app.sees("Where to?")
        // The map looks for a ride of the person.
        while try await backend.asked()["ride"] == nil { try await Task.sleep(for: .milliseconds(5)) }
    }
}
