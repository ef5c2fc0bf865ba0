import Backend
import Testing

@Suite("Signing in", .timeLimit(.minutes(10)))
struct SignInTests {
    private let clock = ManualClock()

    private func signIn(
        _ probe: BackendProbe, _ email: String = "sara@example.com", _ password: String = "scenery"
    ) async throws -> BackendProbe.Answer {
        try await probe.post(
            "/accounts/sign-in", json: #"{"email": "\#(email)", "password": "\#(password)"}"#)
    }

    private func answer(
        _ probe: BackendProbe, _ challenge: String?, _ code: String
    ) async throws -> BackendProbe.Answer {
        try await probe.post(
            "/accounts/second-factor", json: #"{"challenge": "\#(challenge ?? "")", "code": "\#(code)"}"#)
    }

    @Test(
        "an account with a second factor asks for its code first",
        arguments: [("sara@example.com", "1234", "•••• 42"), ("OMID@example.com", "4321", "•••• 87")])
    func secondFactor(email: String, code: String, sentTo: String) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let asked = try await signIn(probe, email)
            #expect(asked.status == 200)
            #expect(try asked.number("data", "digits") == 4)
            #expect(try asked.text("data", "sentTo") == sentTo)
            let challenge = try asked.text("data", "challenge")
            let wrong = try await answer(probe, challenge, "0000")
            #expect(wrong.status == 401)
            #expect(try wrong.message == "The code is not right.")
            let tokens = try await answer(probe, challenge, code)
            #expect(try tokens.number("data", "expiresIn") == 300)
            #expect(try await probe.signed(in: tokens).get("/profile").status == 200)
            #expect(try await answer(probe, challenge, code).status == 410)
        }
    }

    @Test("an account without one has tokens at once")
    func guest() async throws {
        try await BackendProbe.with(BackendConfiguration(tokenLifetime: 20)) { probe in
            let tokens = try await signIn(probe, "guest@example.com", "guest")
            #expect(try tokens.number("data", "expiresIn") == 20)
            #expect(try tokens.text("data", "refreshToken")?.isEmpty == false)
        }
    }

    @Test("a wrong password and an unknown account are not told apart")
    func wrongPassword() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            for email in ["sara@example.com", "nobody@example.com"] {
                let answer = try await signIn(probe, email, "guess")
                #expect(answer.status == 401)
                #expect(try answer.message == "Invalid email or password.")
            }
            let persian = try await probe.post(
                "/accounts/sign-in", json: #"{"email": "x", "password": "y"}"#,
                headers: ["Accept-Language": "fa-IR, en;q=0.5"])
            #expect(try persian.message == "ایمیل یا گذرواژه نادرست است.")
        }
    }

    @Test("the fifth wrong password in a row locks the account for a minute, even for the right one")
    func tooManyAttempts() async throws {
        try await BackendProbe.with(BackendConfiguration(clock: clock)) { probe in
            for _ in 1...4 { #expect(try await signIn(probe, "sara@example.com", "guess").status == 401) }
            #expect(try await signIn(probe).status == 200)
            for _ in 1...4 { #expect(try await signIn(probe, "sara@example.com", "guess").status == 401) }
            #expect(try await signIn(probe, "sara@example.com", "guess").status == 429)
            let locked = try await signIn(probe)
            #expect(locked.status == 429)
            #expect(try locked.message?.contains("in a minute") == true)
            #expect(try await signIn(probe, "guest@example.com", "guest").status == 200)
            clock.advance(by: 61)
            #expect(try await signIn(probe).status == 200)
        }
    }

    @Test("a code is asked for only so long and so often")
    func challengeEnds() async throws {
        try await BackendProbe.with(BackendConfiguration(clock: clock)) { probe in
            let late = try await signIn(probe).text("data", "challenge")
            clock.advance(by: 301)
            let expired = try await answer(probe, late, "1234")
            #expect(expired.status == 410)
            #expect(try expired.message?.contains("Sign in again") == true)
            let guessed = try await signIn(probe).text("data", "challenge")
            for _ in 1...5 { #expect(try await answer(probe, guessed, "0000").status == 401) }
            #expect(try await answer(probe, guessed, "1234").status == 410)
        }
    }

    @Test("a code that is sent again belongs to a new challenge")
    func resend() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let first = try await signIn(probe).text("data", "challenge") ?? ""
            let again = try await probe.post(
                "/accounts/second-factor/resend", json: #"{"challenge": "\#(first)"}"#)
            #expect(try again.number("data", "digits") == 4)
            #expect(try again.text("data", "sentTo") == "•••• 42")
            let second = try again.text("data", "challenge")
            #expect(second != first)
            #expect(try await answer(probe, first, "1234").status == 410)
            #expect(try await answer(probe, second, "1234").status == 200)
        }
    }

    @Test("a body that is no JSON is refused in the form of all refusals")
    func wrongBody() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            for body in ["", "{", #"{"email": 1}"#] {
                let answer = try await probe.post("/accounts/sign-in", json: body)
                #expect(answer.status == 400)
                #expect(try answer.number("status") == 400)
                #expect(try answer.message?.isEmpty == false)
            }
        }
    }
}
