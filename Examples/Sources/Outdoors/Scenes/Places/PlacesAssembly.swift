import LocationComponent
import PlacesComponent
import SceneryScreens

/// The route of Places.
public struct PlacesRoute: SceneRoute { public init() {} }

/// Builds Places and ties its roles.
@MainActor enum PlacesAssembly {
    static func assemble(location: any DeviceLocationProviding, places: any NearbyPlacesProviding)
        -> any ScreenView
    {
        assemble(useCase: PlacesUseCase(location: location, places: places))
    }

    static func assemble(useCase: any PlacesLoading) -> any ScreenView {
        let viewModel = PlacesViewModel(useCase: useCase.traced())
        return Wiring.checked(PlacesView(viewModel: viewModel.traced()))
    }
}
