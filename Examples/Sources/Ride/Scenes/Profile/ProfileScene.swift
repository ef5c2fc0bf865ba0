import SceneryScreens

/// The route of Profile: `/profile`.
struct ProfileRoute: SceneRoute {}

/// The scenes of Profile; each knows how to build itself.
enum ProfileScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(RideServices)

    func configure() -> any SceneView { screenView }

    /// The scene as a host draws it.
    var screenView: any ScreenView {
        switch self {
        case .root(let services):
            let interactor = ProfileInteractor(
                profiles: services.profiles.traced(), session: services.session.traced())
            let presenter = ProfilePresenter(
                interactor: interactor.traced(), preferences: services.preferences)
            let view = ProfileViewController(presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
