import AirQualityComponent
import LocationComponent
import SceneryScreens

/// The route of AirQuality.
public struct AirQualityRoute: SceneRoute { public init() {} }

/// Builds AirQuality and ties its roles.
@MainActor enum AirQualityAssembly {
    static func assemble(location: any DeviceLocationProviding, airPollution: any AirPollutionProviding)
        -> any ScreenView
    {
        assemble(useCase: AirQualityUseCase(location: location, airPollution: airPollution))
    }

    static func assemble(useCase: any AirQualityLoading) -> any ScreenView {
        let viewModel = AirQualityViewModel(useCase: useCase.traced())
        return Wiring.checked(AirQualityView(viewModel: viewModel.traced()))
    }
}
