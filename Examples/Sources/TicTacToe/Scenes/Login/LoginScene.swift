import Scenery

/// The route of Login: `/login`.
struct LoginRoute: SceneRoute {}

/// The scenes of Login; each knows how to build itself.
enum LoginScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(accountManager: any AccountManaging, router: any TicTacToeRouting)

    func configure() -> any SceneView {
        switch self {
        case .root(let accountManager, let router):
            let interactor = LoginInteractor(accountManager: accountManager.traced())
            let presenter = LoginPresenter(interactor: interactor.traced(), router: router.traced())
            let view = LoginViewController(presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
