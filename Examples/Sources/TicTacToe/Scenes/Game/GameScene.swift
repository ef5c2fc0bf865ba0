import Scenery

/// The route of Game: `/game/Ada/Grace`.
struct GameRoute: SceneRoute {
    let x: String
    let o: String

    static let link: LinkPattern<Self> = "/game/\(\.x)/\(\.o)"

    init(_ players: Players) {
        x = players.x
        o = players.o
    }

    var players: Players { Players(x: x, o: o) }
}

/// The scenes of Game; each knows how to build itself.
enum GameScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(Players, router: any TicTacToeRouting)

    func configure() -> any SceneView {
        switch self {
        case .root(let players, let router):
            let interactor = GameInteractor()
            let presenter = GamePresenter(
                players: players, interactor: interactor.traced(), router: router.traced())
            let view = GameViewController(players: players, presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
