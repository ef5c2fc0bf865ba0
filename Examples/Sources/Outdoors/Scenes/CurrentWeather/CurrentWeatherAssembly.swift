import LocationComponent
import SceneryScreens
import WeatherComponent

/// The route of CurrentWeather.
public struct CurrentWeatherRoute: SceneRoute { public init() {} }

/// Builds CurrentWeather and ties its roles.
@MainActor enum CurrentWeatherAssembly {
    static func assemble(location: any DeviceLocationProviding, weather: any WeatherReportProviding)
        -> any ScreenView
    {
        assemble(useCase: CurrentWeatherUseCase(location: location, weather: weather))
    }

    static func assemble(useCase: any CurrentWeatherLoading) -> any ScreenView {
        let viewModel = CurrentWeatherViewModel(useCase: useCase.traced())
        return Wiring.checked(CurrentWeatherView(viewModel: viewModel.traced()))
    }
}
