import Driving

/// The screens New game and Tic-tac-toe, as two people use them.
struct GameRobot {
    let app: any AppDriver

    func seesNewGame() async throws { try await app.seesTitle("New game") }

    func starts(x: String, o: String) async throws {
        try await app.type(x, into: "Player X")
        try await app.type(o, into: "Player O")
        try await app.tap("Start game")
        try await app.seesTitle("Tic-tac-toe")
    }

    /// Places marks in turn, X first; a square has a number from 1, row by row.
    func places(at squares: Int...) async throws {
        for square in squares { try await app.tap("\(square)") }
    }

    func isOn(_ player: String, _ mark: String) async throws {
        try await app.sees("\(player), place your \(mark).")
    }

    func hasWon(_ player: String) async throws { try await app.sees("\(player) won. Congratulations!") }

    func isTied() async throws { try await app.sees("The game is tied.") }

    func playsAgain() async throws { try await app.tap("Play again") }

    func quits() async throws { try await app.tap("Quit") }

    func logsOut() async throws -> LoginRobot {
        try await app.tap("Log out")
        return LoginRobot(app: app)
    }
}
