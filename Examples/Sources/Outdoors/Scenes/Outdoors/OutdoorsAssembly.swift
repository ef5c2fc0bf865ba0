import SceneryScreens

/// The route of Outdoors.
public struct OutdoorsRoute: SceneRoute { public init() {} }

/// Builds Outdoors and ties its roles.
@MainActor enum OutdoorsAssembly {
    /// - Parameter build: Builds the scene of a sample.
    static func assemble(
        build: @escaping @MainActor (OutdoorsSample) -> any SceneView
    ) -> any ScreenView {
        let navigator = OutdoorsNavigator(build: build)
        let viewModel = OutdoorsViewModel(navigator: navigator.traced())
        let view = OutdoorsView(viewModel: viewModel.traced())
        navigator.view = view
        return Wiring.checked(view)
    }
}
