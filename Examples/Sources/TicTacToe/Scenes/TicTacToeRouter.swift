import Scenery

/// Where the scenes of the app lead.
@MainActor protocol TicTacToeRouting: Boundary {
    func showLogin(from scene: (any ScenePresenter)?)
    func showTwoFactor(_ challenge: Challenge, from scene: (any ScenePresenter)?)
    func showNewGame(from scene: (any ScenePresenter)?)
    func showGame(of players: Players, from scene: (any ScenePresenter)?)
    func leave(_ scene: (any ScenePresenter)?)
}

/// Builds each next scene, and shows it after the one that asks.
final class TicTacToeRouter: TicTacToeRouting {
    private let accountManager: any AccountManaging

    init(accountManager: any AccountManaging) {
        self.accountManager = accountManager
    }

    func showLogin(from scene: (any ScenePresenter)?) {
        replace(scene, with: LoginScene.root(accountManager: accountManager, router: self).configure())
    }

    func showTwoFactor(_ challenge: Challenge, from scene: (any ScenePresenter)?) {
        let twoFactor = TwoFactorScene.root(challenge, accountManager: accountManager, router: self)
        scene?.navigation?.present(twoFactor.configure())
    }

    func showNewGame(from scene: (any ScenePresenter)?) {
        replace(scene, with: NewGameScene.root(accountManager: accountManager, router: self).configure())
    }

    func showGame(of players: Players, from scene: (any ScenePresenter)?) {
        scene?.navigation?.push(GameScene.root(players, router: self).configure())
    }

    func leave(_ scene: (any ScenePresenter)?) {
        scene?.navigation?.pop()
    }

    /// Replaces the scene, and the one it was presented over.
    private func replace(_ scene: (any ScenePresenter)?, with next: any SceneView) {
        let navigation = scene?.navigation
        navigation?.dismiss()
        navigation?.replace(with: next)
    }
}
