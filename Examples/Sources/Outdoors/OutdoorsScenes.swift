import SceneryScreens
import WeatherComponent

/// Builds the scenes from the components of a session.
@MainActor struct OutdoorsScenes {
    let components: OutdoorsComponents
    let cities: [City]

    var entries: [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(OutdoorsRoute.self) { _ in menu() },
            SceneRegistry.Entry(LocationRoute.self) { _ in view(of: .location) },
            SceneRegistry.Entry(PlacesRoute.self) { _ in view(of: .places) },
            SceneRegistry.Entry(WeatherRoute.self) { _ in view(of: .weather) },
            SceneRegistry.Entry(CurrentWeatherRoute.self) { _ in view(of: .currentWeather) },
            SceneRegistry.Entry(UVIndexRoute.self) { _ in view(of: .uvIndex) },
            SceneRegistry.Entry(AirQualityRoute.self) { _ in view(of: .airQuality) },
            SceneRegistry.Entry(UVIndexWidgetRoute.self) { _ in view(of: .uvIndexWidget) },
        ]
    }

    func menu() -> any ScreenView { OutdoorsAssembly.assemble { view(of: $0) } }

    func widget() -> UVIndexWidget {
        UVIndexAssembly.widget(location: components.location, uvReading: components.uvReading)
    }

    func view(of sample: OutdoorsSample) -> any ScreenView {
        let location = components.location
        return switch sample {
        case .location: LocationAssembly.assemble(location: location)
        case .places: PlacesAssembly.assemble(location: location, places: components.places)
        case .weather: WeatherAssembly.assemble(weather: components.weather, cities: cities)
        case .currentWeather:
            CurrentWeatherAssembly.assemble(location: location, weather: components.weather)
        case .uvIndex: UVIndexAssembly.assemble(location: location, uvReading: components.uvReading)
        case .airQuality:
            AirQualityAssembly.assemble(location: location, airPollution: components.airPollution)
        case .uvIndexWidget: UVIndexWidgetAssembly.assemble(widget: widget())
        }
    }
}
