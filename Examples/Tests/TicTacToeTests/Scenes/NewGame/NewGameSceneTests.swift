import SceneryScreens
import SceneryTestKit
import Testing

@testable import TicTacToe

/// The whole scene, crossing by crossing.
@MainActor @Suite("NewGame", .timeLimit(.minutes(5))) struct NewGameSceneTests {
    private let manager = AccountManagingMock()

    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: configured()).isEmpty)
    }

    @Test("two names start a game, and both scenes are released")
    func starts() async {
        let scene = scene()
        scene.appear()
        await expect(isStartDisabled: true, in: scene)
        scene.send { $0.handle(event: .xNameEdited("Ada")) }
        await expect(isStartDisabled: true, in: scene)
        scene.send { $0.handle(event: .oNameEdited("Grace")) }
        await expect(isStartDisabled: false, in: scene)
        scene.send { $0.handle(event: .startTapped) }
        await scene.expect(TicTacToeRoutingCrossing.showGameOfFrom(.equal(.sample), .any))
        await scene.expectNavigation(.push("Game"))
        await scene.close()
    }

    @Test("logging out leads to the login")
    func logsOut() async {
        let scene = scene()
        scene.send { $0.handle(event: .logOutTapped) }
        await scene.expect(NewGameInteractingCrossing.signOut())
        await scene.expect(AccountManagingCrossing.signOut())
        await scene.expect(TicTacToeRoutingCrossing.showLoginFrom(.any))
        await scene.expectNavigation(.refused(.dismiss))
        await scene.expectNavigation(.replace("Login"))
        await scene.close()
    }

    // MARK: Support

    private func expect(isStartDisabled: Bool, in scene: SceneHarness<any NewGameEventListening>) async {
        await scene.expect(
            NewGameCommandListeningCrossing.handleCommand(
                .show(NewGameViewModel(isStartDisabled: isStartDisabled))))
    }

    private func scene() -> SceneHarness<any NewGameEventListening> {
        SceneHarness { configured() }
    }

    private func configured() -> any SceneView {
        NewGameScene.root(
            accountManager: manager, router: TicTacToeRouter(accountManager: manager)
        ).configure()
    }
}
