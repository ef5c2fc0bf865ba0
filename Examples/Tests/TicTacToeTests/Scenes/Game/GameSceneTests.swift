import SceneryScreens
import SceneryTestKit
import Testing

@testable import TicTacToe

/// The whole scene, crossing by crossing.
@MainActor @Suite("Game", .timeLimit(.minutes(5))) struct GameSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: configured()).isEmpty)
    }

    @Test("a tap places a mark, and quitting leads back")
    func plays() async {
        let scene = SceneHarness((any GameEventListening).self) { configured() }
        scene.appear()
        await expect("Ada, place your X.", in: scene)
        scene.send { $0.handle(event: .squareTapped(4)) }
        await scene.expect(GameInteractingCrossing.placeAt(4))
        await expect("Grace, place your O.", in: scene)
        scene.send { $0.handle(event: .playAgainTapped) }
        await scene.expect(GameInteractingCrossing.startAgain())
        await expect("Ada, place your X.", in: scene)
        scene.send { $0.handle(event: .quitTapped) }
        await scene.expect(TicTacToeRoutingCrossing.leave(.any))
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    private func expect(_ status: String, in scene: SceneHarness<any GameEventListening>) async {
        await scene.expect(GameInteractingCrossing.board.read())
        await scene.expect(
            GameCommandListeningCrossing.handleCommand(
                .where {
                    guard case .show(let viewModel) = $0 else { return false }
                    return viewModel.status == status
                }))
    }

    private func configured() -> any SceneView {
        GameScene.root(.sample, router: TicTacToeRouter(accountManager: AccountManagingMock())).configure()
    }
}
