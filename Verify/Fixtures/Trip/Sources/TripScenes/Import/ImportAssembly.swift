import Scenery

/// The route of Import. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct ImportRoute: SceneRoute { public init() {} }

/// Builds Import and ties its roles.
@MainActor public enum ImportAssembly {
    public static func assemble() -> any SceneView {
        let useCase = ImportUseCase()
        let navigator = ImportNavigator()
        let viewModel = ImportViewModel(useCase: useCase.traced(), navigator: navigator.traced())
        let view = ImportDisplay(viewModel: viewModel.traced())
        navigator.view = view
        return Wiring.checked(view)
    }
}
