import LocationComponent
import SceneryScreens
import UVIndexComponent

/// The route of UVIndex.
public struct UVIndexRoute: SceneRoute { public init() {} }

/// Builds UVIndex and ties its roles, for a screen or for a widget.
@MainActor enum UVIndexAssembly {
    static func assemble(location: any DeviceLocationProviding, uvReading: any UVReadingProviding)
        -> any ScreenView
    {
        assemble(useCase: UVIndexUseCase(location: location, uvReading: uvReading))
    }

    static func assemble(useCase: any UVIndexLoading) -> any ScreenView {
        let viewModel = UVIndexViewModel(useCase: useCase.traced())
        return Wiring.checked(UVIndexView(viewModel: viewModel.traced()))
    }

    static func widget(location: any DeviceLocationProviding, uvReading: any UVReadingProviding)
        -> UVIndexWidget
    {
        widget(useCase: UVIndexUseCase(location: location, uvReading: uvReading))
    }

    static func widget(useCase: any UVIndexLoading) -> UVIndexWidget {
        UVIndexWidget(viewModel: UVIndexViewModel(useCase: useCase.traced()).traced())
    }
}
