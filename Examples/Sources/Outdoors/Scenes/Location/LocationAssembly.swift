import LocationComponent
import SceneryScreens

/// The route of Location.
public struct LocationRoute: SceneRoute { public init() {} }

/// Builds Location and ties its roles.
@MainActor enum LocationAssembly {
    static func assemble(location: any DeviceLocationProviding) -> any ScreenView {
        assemble(useCase: LocationUseCase(location: location))
    }

    static func assemble(useCase: any LocationLoading) -> any ScreenView {
        let viewModel = LocationViewModel(useCase: useCase.traced())
        return Wiring.checked(LocationView(viewModel: viewModel.traced()))
    }
}
