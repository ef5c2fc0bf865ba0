import Scenery

/// The route of TwoFactor: `/two-factor/ID?digits=4&sentTo=…`.
struct TwoFactorRoute: SceneRoute {
    let id: String
    let digits: Int
    let sentTo: String

    static let link: LinkPattern<Self> = "/two-factor/\(\.id)?digits=\(\.digits)&sentTo=\(\.sentTo)"

    init(_ challenge: Challenge) {
        id = challenge.id
        digits = challenge.digits
        sentTo = challenge.sentTo
    }

    var challenge: Challenge { Challenge(id: id, digits: digits, sentTo: sentTo) }
}

/// The scenes of TwoFactor; each knows how to build itself.
enum TwoFactorScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(Challenge, accountManager: any AccountManaging, router: any TicTacToeRouting)

    func configure() -> any SceneView {
        switch self {
        case .root(let challenge, let accountManager, let router):
            let interactor = TwoFactorInteractor(accountManager: accountManager.traced())
            let presenter = TwoFactorPresenter(
                challenge: challenge, interactor: interactor.traced(), router: router.traced())
            let view = TwoFactorViewController(challenge: challenge, presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
