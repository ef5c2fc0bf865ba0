import SceneryScreens
import WeatherComponent

/// The route of Weather.
public struct WeatherRoute: SceneRoute { public init() {} }

/// Builds Weather and ties its roles.
@MainActor enum WeatherAssembly {
    static func assemble(weather: any WeatherReportProviding, cities: [City]) -> any ScreenView {
        assemble(useCase: WeatherUseCase(weather: weather, cities: cities))
    }

    static func assemble(useCase: any WeatherLoading) -> any ScreenView {
        let viewModel = WeatherViewModel(useCase: useCase.traced())
        return Wiring.checked(WeatherView(viewModel: viewModel.traced()))
    }
}
