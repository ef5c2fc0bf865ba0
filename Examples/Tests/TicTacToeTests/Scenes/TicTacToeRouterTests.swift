import SceneryScreens
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("TicTacToeRouter") struct TicTacToeRouterTests {
    private let accountManager = AccountManagingMock()
    private let router: TicTacToeRouter
    private let navigator: SceneNavigator

    init() {
        router = TicTacToeRouter(accountManager: accountManager)
        navigator = SceneNavigator(
            root: LoginScene.root(accountManager: accountManager, router: router).configure())
    }

    @Test("the second factor is shown over the login")
    func twoFactor() {
        router.showTwoFactor(.sample, from: front)
        #expect(scenes == ["Login", "TwoFactor"])
        #expect(navigator.state.isSheet)
        #expect(front?.context.route as? TwoFactorRoute == TwoFactorRoute(.sample))
    }

    @Test("a new game takes the place of the login, and of the second factor over it")
    func newGame() {
        router.showTwoFactor(.sample, from: front)
        router.showNewGame(from: front)
        #expect(scenes == ["NewGame"])
    }

    @Test("a game is shown after the new game, and leads back to it when it is left")
    func game() {
        router.showNewGame(from: front)
        router.showGame(of: .sample, from: front)
        #expect(scenes == ["NewGame", "Game"])
        #expect(front?.context.route as? GameRoute == GameRoute(.sample))
        router.leave(front)
        #expect(scenes == ["NewGame"])
    }

    @Test("the login takes the place of a new game, and leaves what is below it")
    func login() {
        router.showGame(of: .sample, from: front)
        router.showNewGame(from: front)
        #expect(scenes == ["Login", "NewGame"])
        router.showLogin(from: front)
        #expect(scenes == ["Login", "Login"])
    }

    @Test("a scene that is closed leads nowhere")
    func closed() {
        let closed = front
        navigator.close()
        router.showNewGame(from: closed)
        router.showGame(of: .sample, from: closed)
        router.showGame(of: .sample, from: nil)
        #expect(scenes.isEmpty)
    }

    private var front: (any ScenePresenter)? { navigator.visibleView as? any ScenePresenter }
    private var scenes: [String] { navigator.state.scenes.map(\.name) }
}
