import SceneryScreens
import SceneryTestKit
import Testing

@testable import TicTacToe

/// The whole scene, crossing by crossing.
@MainActor @Suite("TwoFactor", .timeLimit(.minutes(5))) struct TwoFactorSceneTests {
    private let answers = Gate<(Challenge, String), Void>("answers")

    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: configured()).isEmpty)
    }

    @Test("the right code is confirmed, and leads to a new game")
    func confirms() async {
        let scene = scene()
        await submit(in: scene)
        await scene.expect(AccountManagingCrossing.confirmCode(.equal(.sample), "1234"))
        answers.succeed()
        await scene.expect(TicTacToeRoutingCrossing.showNewGameFrom(.any))
        await scene.expectNavigation(.refused(.dismiss))
        await scene.expectNavigation(.replace("NewGame"))
        await scene.close()
    }

    @Test("a wrong code is told in the server's words, and can be corrected")
    func wrong() async {
        let scene = scene()
        await submit(in: scene)
        answers.fail(AccountError.refused("The code is wrong."))
        await scene.expect(
            TwoFactorCommandListeningCrossing.handleCommand(
                .showError(ErrorViewModel(title: "Not logged in", message: "The code is wrong."))))
        scene.send { $0.handle(event: .codeEdited("4321")) }
        scene.send { $0.handle(event: .submitTapped) }
        await answers.arrival(2)
        await scene.close()
        #expect(answers.waiting.isEmpty)
    }

    @Test("an expired code leads back to the login")
    func expired() async {
        let scene = scene()
        await submit(in: scene)
        answers.fail(AccountError.expired)
        await scene.expect(
            TwoFactorCommandListeningCrossing.handleCommand(.showError(AccountError.expired.viewModel)))
        scene.send { $0.retry() }
        await scene.expect(TicTacToeRoutingCrossing.showLoginFrom(.any))
        await scene.expectNavigation(.refused(.dismiss))
        await scene.expectNavigation(.replace("Login"))
        await scene.close()
    }

    // MARK: Support

    private func submit(in scene: SceneHarness<any TwoFactorEventListening>) async {
        scene.appear()
        scene.send { $0.handle(event: .codeEdited("1234")) }
        scene.send { $0.handle(event: .submitTapped) }
        await answers.arrival()
    }

    private func scene() -> SceneHarness<any TwoFactorEventListening> {
        SceneHarness(isExhaustive: false, gates: [answers]) { configured() }
    }

    private func configured() -> any SceneView {
        let manager = AccountManagingMock()
        manager.onConfirmCode.waits(at: answers)
        return TwoFactorScene.root(
            .sample, accountManager: manager, router: TicTacToeRouter(accountManager: manager)
        ).configure()
    }
}
