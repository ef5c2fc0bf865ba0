import Driving
import Foundation
import SceneryScreens
import Testing
import TicTacToe

extension ScreenTests {
    @Suite("Tic-tac-toe") struct TicTacToeScreenTests {
        @Test("a person logs in with two factors, after errors in both", arguments: DriverKind.allCases)
        func twoFactors(kind: DriverKind) async throws {
            try await SampleUnderTest.ticTacToe.run(in: kind) { app, _ in
                let login = LoginRobot(app: app)
                try await login.seesForm()
                try await login.logsIn(as: "sara@example.com", with: "wrong")
                try await login.seesRefusal("Invalid email or password.")
                try await login.closesRefusal()
                try await login.logsIn(as: "sara@example.com", with: "scenery")
                try await login.isAskedForCode()
                try await login.enters(code: "0000")
                try await login.seesRefusal("The code is not right.")
                try await login.closesRefusal()
                try await login.enters(code: "1234")
                try await GameRobot(app: app).seesNewGame()
            }
        }

        @Test("a failed login can be tried again", arguments: DriverKind.allCases)
        func failure(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["sign-in": "error"])
            try await SampleUnderTest.ticTacToe.run(in: kind, start) { app, backend in
                let login = LoginRobot(app: app)
                try await login.logsIn(as: "guest@example.com", with: "guest")
                try await login.seesFailure()
                try await backend.set(["sign-in": "ok"])
                try await login.triesAgain()
                try await GameRobot(app: app).seesNewGame()
            }
        }

        @Test(
            "two people play until one wins, play again to a tie, and log out", arguments: DriverKind.allCases
        )
        func game(kind: DriverKind) async throws {
            try await SampleUnderTest.ticTacToe.run(in: kind) { app, _ in
                try await LoginRobot(app: app).logsIn(as: "guest@example.com", with: "guest")
                let game = GameRobot(app: app)
                try await game.seesNewGame()
                try await game.starts(x: "Ada", o: "Grace")
                try await game.isOn("Ada", "X")
                try await game.places(at: 1)
                try await game.isOn("Grace", "O")
                try await game.places(at: 4, 2, 5, 3)
                try await game.hasWon("Ada")
                try await game.playsAgain()
                try await game.places(at: 1, 2, 3, 5, 4, 6, 8, 7, 9)
                try await game.isTied()
                try await game.quits()
                try await game.seesNewGame()
                try await game.logsOut().seesForm()
            }
        }
    }
}

extension SampleUnderTest {
    static let ticTacToe = SampleUnderTest(program: "samples", link: "/login") { backend, environment in
        TicTacToeApp(TicTacToeConfiguration(backend: backend, environment: environment)).hosted
    }
}
