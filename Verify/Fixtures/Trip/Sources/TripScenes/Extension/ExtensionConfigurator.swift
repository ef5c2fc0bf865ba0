import Scenery

/// The route of Extension. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct ExtensionRoute: SceneRoute { public init() {} }

/// Builds Extension and connects its roles.
@MainActor public enum ExtensionConfigurator {
    public static func build() -> any SceneView {
        let (presenter, router) = (ExtensionPresenter(), ExtensionRouter())
        let interactor = ExtensionInteractor(presenter: presenter.traced(), router: router.traced())
        let view = ExtensionDisplay(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
