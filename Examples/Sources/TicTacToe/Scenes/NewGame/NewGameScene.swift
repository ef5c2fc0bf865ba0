import Scenery

/// The route of NewGame: `/new-game`.
struct NewGameRoute: SceneRoute {}

/// The scenes of NewGame; each knows how to build itself.
enum NewGameScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(accountManager: any AccountManaging, router: any TicTacToeRouting)

    func configure() -> any SceneView {
        switch self {
        case .root(let accountManager, let router):
            let interactor = NewGameInteractor(accountManager: accountManager.traced())
            let presenter = NewGamePresenter(interactor: interactor.traced(), router: router.traced())
            let view = NewGameViewController(presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
