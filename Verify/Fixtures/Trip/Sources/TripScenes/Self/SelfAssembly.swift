import Scenery

/// The route of Self. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct SelfRoute: SceneRoute { public init() {} }

/// Builds Self and ties its roles.
@MainActor public enum SelfAssembly {
    public static func assemble() -> any SceneView {
        let useCase = SelfUseCase()
        let navigator = SelfNavigator()
        let viewModel = SelfViewModel(useCase: useCase.traced(), navigator: navigator.traced())
        let view = SelfViewController(viewModel: viewModel.traced())
        navigator.view = view
        return Wiring.checked(view)
    }
}
