import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("The sample Tic-tac-toe, headless", .timeLimit(.minutes(5)))
struct TicTacToeScenarioTests {
    private let transport = ScriptedTransport()
    private let app: TicTacToeApp

    init() {
        app = TicTacToeApp(
            client: NetworkClient(baseURL: URL(string: "https://accounts.example"), transport: transport))
        transport.on(.post, "/accounts/sign-in").returns(Answers.challenge)
        transport.on(.post, "/accounts/second-factor").returns(Answers.tokens)
        transport.on(.post, "/accounts/sign-out").returns(Answers.signedOut)
    }

    @Test("log in, second factor, new game, game, quit, log out")
    func wholeWay() async {
        let host = host()
        #expect(host.screen.title == "Log in")
        #expect(!host.isEnabled("log-in"))
        host.type("sara@example.com", into: "Email")
        host.type("scenery", into: "Password")
        #expect(host.isEnabled("log-in"))
        host.tap("log-in")
        #expect(host.screen.isBusy && !host.isEnabled("email") && !host.isEnabled("log-in"))
        #expect(await host.waits { $0.screen.title == "Second factor" && $0.isSheet })

        #expect(host.text.contains("Enter the code of 4 digits that was sent to •••• 42."))
        #expect(!host.isEnabled("submit"))
        host.type("1234", into: "Code")
        host.tap("Submit")
        #expect(await host.waits { $0.screen.title == "New game" })
        #expect(host.scenes == ["NewGame"])

        #expect(!host.isEnabled("Start game"))
        host.type("Ada", into: "Player X")
        host.type("Grace", into: "Player O")
        host.submit("Player O")
        #expect(host.scenes == ["NewGame", "Game"])
        host.play(SampleGame.won)
        #expect(host.text.contains("Ada won. Congratulations!"))
        host.tap("Play again")
        #expect(host.text.contains("Ada, place your X."))
        host.tap("Quit")

        #expect(host.scenes == ["NewGame"])
        #expect(host.isEnabled("Start game"))
        host.tap("Log out")
        #expect(host.scenes == ["Login"])
        _ = await transport.sent.called(.request(.post, "/accounts/sign-out")).wait()
        host.session.close()
    }

    @Test("an account without a second factor goes straight to a new game")
    func guest() async {
        transport.on(.post, "/accounts/sign-in").returns(Answers.tokens)
        let host = host()
        host.logIn()
        #expect(await host.waits { $0.screen.title == "New game" })
        #expect(host.scenes == ["NewGame"])
    }

    @Test("a wrong password is a dialog; what was typed stays, and can be corrected")
    func wrongPassword() async {
        transport.on(.post, "/accounts/sign-in").inTurn(
            .returning(Answers.error(401, "The password is wrong.")), .returning(Answers.tokens))
        let host = host()
        host.logIn()
        #expect(await host.waits { $0.screen.dialog != nil })
        #expect(host.screen.dialog?.title == "Not logged in")
        #expect(host.screen.dialog?.message == "The password is wrong.")
        #expect(!host.screen.isBusy)
        host.tap("OK")
        #expect(host.isEnabled("log-in"))
        host.submit("Password")
        #expect(await host.waits { $0.screen.title == "New game" })
    }

    @Test("without a connection, the dialog tries again")
    func unreachable() async {
        transport.isOffline = true
        let host = host()
        host.logIn()
        #expect(await host.waits { $0.screen.dialog?.title == "No connection" })
        transport.isOffline = false
        host.tap("Try again")
        #expect(host.screen.isBusy)
        #expect(await host.waits { $0.screen.title == "Second factor" })
    }

    @Test("an expired code leads back to the login")
    func expired() async {
        transport.on(.post, "/accounts/second-factor").returns(Answers.error(410, "Too late."))
        let host = host(opening: "/two-factor/c1?digits=4&sentTo=phone")
        host.type("1234", into: "Code")
        host.tap("Submit")
        #expect(await host.waits { $0.screen.dialog?.title == "Code expired" })
        host.tap("Log in again")
        #expect(host.scenes == ["Login"])
    }

    @Test("a person may close the second factor, and finds the login as it was")
    func closesSecondFactor() async {
        let host = host()
        host.logIn()
        #expect(await host.waits { $0.isSheet })
        host.session.goBack()
        #expect(host.screen.title == "Log in" && host.isEnabled("log-in"))
    }

    @Test("a game and a half-filled form outlive the process")
    func restarts() throws {
        let first = host(opening: "/new-game?then=/game/Ada/Grace")
        first.play(SampleGame.started)
        let game = first.screen
        first.session.goBack()
        first.type("Ada", into: "Player X")
        first.type("Grace", into: "Player O")
        first.tap("Start game")
        first.play(SampleGame.started)

        let second = try restarted(first)
        #expect(second.screen == game)
        #expect(second.text.contains("Ada, place your X."))
        second.tap("3")
        #expect(second.text.contains("Grace, place your O."))
        second.tap("Quit")
        #expect(second.isEnabled("Start game"))
        second.tap("Start game")
        #expect(second.scenes == ["NewGame", "Game"])
    }

    @Test(
        "a refusal is told by its title, in the server's words",
        arguments: [
            (401, "Not logged in"), (429, "Too many attempts"), (503, "Server error"),
        ])
    func refused(status: Int, title: String) async {
        transport.on(.post, "/accounts/sign-in").returns(Answers.error(status, "Because of this."))
        let host = host()
        host.logIn()
        #expect(await host.waits { $0.screen.dialog?.title == title })
        #expect(host.screen.dialog?.message == "Because of this.")
    }

    @Test("each session has an account of its own")
    func sessions() async {
        transport.on(.post, "/accounts/sign-in").returns(Answers.tokens)
        let first = host()
        first.logIn()
        #expect(await first.waits { $0.screen.title == "New game" })
        let second = host(opening: "/new-game")
        second.tap("Log out")
        #expect(second.scenes == ["Login"] && first.scenes == ["NewGame"])
        #expect(!transport.requests.contains { $0.url.path.hasSuffix("sign-out") })
    }

    @Test("every scene has a link; the menu offers those that need nothing")
    func links() throws {
        let scenes = SceneRegistry(app.entries(in: HostContext()))
        #expect(scenes.names == ["Login", "NewGame"])
        #expect(try scenes.url(for: LoginRoute()).absoluteString == "/login")
        #expect(try scenes.url(for: NewGameRoute()).absoluteString == "/new-game")
        #expect(try scenes.url(for: GameRoute(.sample)).absoluteString == "/game/Ada/Grace")
        let twoFactor = TwoFactorRoute(.sample)
        #expect(try scenes.link(from: scenes.url(for: twoFactor)) == DeepLink(twoFactor))
    }

    @Test("a closed session releases every scene, also while the server is asked")
    func releases() async {
        let answers = Gate<TransportRequest, TransportResponse>("answers")
        transport.on(.post, "/accounts/sign-in").waits(at: answers)
        let asking = host()
        asking.logIn()
        await answers.arrival()
        let playing = host(opening: "/new-game?then=/game/Ada/Grace")
        weak let login = asking.session.navigator.visibleView
        weak let game = playing.session.navigator.visibleView
        #expect(login != nil && game != nil)
        asking.session.close()
        playing.session.close()
        #expect(login == nil && game == nil)
    }

    @Test("the environment may name another server")
    func configuration() {
        let backend = URL(filePath: "/backend")
        #expect(TicTacToeConfiguration(backend: backend, environment: [:]).backend == backend)
        let other = TicTacToeConfiguration(
            backend: backend, environment: ["TICTACTOE_URL": "https://a.example"])
        #expect(other.backend == URL(string: "https://a.example"))
    }
}

// MARK: - Support

extension TicTacToeScenarioTests {
    private func host(opening url: String? = nil) -> HeadlessHost {
        let start = app.hosted.start(HostContext())
        if let url, let link = try? start.scenes.link(from: url) { open(link, start) }
        return HeadlessHost(session: ScreenSession(navigator: start.navigator))
    }

    private func open(_ link: DeepLink, _ start: HostedApp.Start) {
        let views = link.scenes.compactMap { try? start.scenes.build($0.route) }
        for (index, view) in views.enumerated() {
            index == 0 ? start.navigator.replaceRoot(with: view) : start.navigator.push(view)
        }
    }

    /// Ends the session as a killed process does, and starts another from what was saved.
    private func restarted(_ host: HeadlessHost) throws -> HeadlessHost {
        let saved = try JSONEncoder().encode(host.session.snapshot())
        host.session.close()
        let start = app.hosted.start(HostContext())
        let snapshot = try JSONDecoder().decode(SessionSnapshot.self, from: saved)
        #expect(start.navigator.restore(snapshot, from: start.scenes) == [])
        return HeadlessHost(session: ScreenSession(navigator: start.navigator))
    }
}

extension HeadlessHost {
    fileprivate var scenes: [String] { session.navigator.state.scenes.map(\.name) }

    fileprivate func logIn() {
        type("sara@example.com", into: "Email")
        type("scenery", into: "Password")
        tap("log-in")
    }

    fileprivate func play(_ squares: [Int]) {
        for square in squares { tap("square-\(square)") }
    }

    /// Whether the element with this title or identity can be used.
    fileprivate func isEnabled(_ title: String) -> Bool {
        let element = screen[title] ?? screen.allElements.first { $0.title == title }
        return element?.isEnabled ?? false
    }
}
