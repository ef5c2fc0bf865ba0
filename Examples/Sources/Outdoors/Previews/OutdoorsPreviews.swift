import AirQualityComponent
import LocationComponent
import PlacesComponent
import SceneryScreens
import UVIndexComponent
import WeatherComponent

extension OutdoorsApp {
    /// Each scene in each of its states.
    public static var previews: [ScenePreview] {
        menu + location + places + weather + currentWeather + uvIndex + airQuality + widget
    }

    private static let menu = [
        ScenePreview("Outdoors", "menu") { _ in
            OutdoorsAssembly.assemble { _ in UVIndexAssembly.assemble(useCase: FixedUseCase(.loading)) }
        }
    ]

    private static let location = [
        location("loading", .loading),
        location("content", .content(.aCoruna)),
        location("no permission", .failure(DeviceLocationFailure.noPermission)),
        location("restricted", .failure(DeviceLocationFailure.restricted)),
        location("disabled", .failure(DeviceLocationFailure.disabled)),
        location("denied", .failure(DeviceLocationFailure.denied)),
        location("no location", .failure(DeviceLocationFailure.noLocation)),
    ]

    private static let places = [
        places("loading", .loading),
        places("content", .content(Place.fixtures)),
        places("long text", .content([.longFixture])),
        places("no places", .failure(NearbyPlacesFailure.noPlaces)),
        places("no permission", .failure(DeviceLocationFailure.noPermission)),
        places("no network", .failure(NearbyPlacesFailure.noNetwork)),
        places("timeout", .failure(NearbyPlacesFailure.timeout)),
        places("decoding", .failure(NearbyPlacesFailure.decoding)),
        places("bad status", .failure(NearbyPlacesFailure.badStatus("OVER_QUERY_LIMIT"))),
    ]

    private static let weather = [
        weather("loading", .loading),
        weather("content", .content(Weather.fixtures)),
        weather("long text", .content([.longFixture])),
        weather("offline", .failure(WeatherReportFailure.network(.offlineFixture))),
    ]

    private static let currentWeather = [
        currentWeather("loading", .loading),
        currentWeather("content", .content(.here)),
        currentWeather("long text", .content(.longFixture)),
        currentWeather("denied", .failure(DeviceLocationFailure.denied)),
        currentWeather("offline", .failure(WeatherReportFailure.network(.offlineFixture))),
    ]

    private static let uvIndex =
        [
            uvIndex("loading", .loading),
            uvIndex("denied", .failure(DeviceLocationFailure.denied)),
            uvIndex("offline", .failure(UVReadingFailure.network(.offlineFixture))),
        ] + UVIndex.fixtures.map { uvIndex("\($0.level)", .content($0)) }

    private static let airQuality =
        [
            airQuality("loading", .loading),
            airQuality("nothing measured", .failure(AirPollutionFailure.nothingMeasured)),
            airQuality("offline", .failure(AirPollutionFailure.network(.offlineFixture))),
        ] + AirQuality.fixtures.map { airQuality("\($0.level)", .content($0)) }

    private static let widget = [
        widget("loading", .loading),
        widget("compact", .content(.high)),
        widget("expanded", .content(.high), mode: .expanded),
        widget("failed", .failure(UVReadingFailure.network(.offlineFixture))),
    ]
}

// MARK: - A scene with a fixed outcome

extension OutdoorsApp {
    private static func location(_ state: String, _ outcome: FixedOutcome<Coordinates>) -> ScenePreview {
        ScenePreview("Location", state) { _ in LocationAssembly.assemble(useCase: FixedUseCase(outcome)) }
    }

    private static func places(_ state: String, _ outcome: FixedOutcome<[Place]>) -> ScenePreview {
        ScenePreview("Places", state) { _ in PlacesAssembly.assemble(useCase: FixedUseCase(outcome)) }
    }

    private static func weather(_ state: String, _ outcome: FixedOutcome<[Weather]>) -> ScenePreview {
        ScenePreview("Weather", state) { _ in WeatherAssembly.assemble(useCase: FixedUseCase(outcome)) }
    }

    private static func currentWeather(_ state: String, _ outcome: FixedOutcome<Weather>) -> ScenePreview {
        ScenePreview("CurrentWeather", state) { _ in
            CurrentWeatherAssembly.assemble(useCase: FixedUseCase(outcome))
        }
    }

    private static func uvIndex(_ state: String, _ outcome: FixedOutcome<UVIndex>) -> ScenePreview {
        ScenePreview("UVIndex", state) { _ in UVIndexAssembly.assemble(useCase: FixedUseCase(outcome)) }
    }

    private static func airQuality(_ state: String, _ outcome: FixedOutcome<AirQuality>) -> ScenePreview {
        ScenePreview("AirQuality", state) { _ in AirQualityAssembly.assemble(useCase: FixedUseCase(outcome)) }
    }

    private static func widget(
        _ state: String, _ outcome: FixedOutcome<UVIndex>, mode: UVIndexWidget.Mode = .compact
    ) -> ScenePreview {
        ScenePreview("UVIndexWidget", state) { _ in
            let widget = UVIndexAssembly.widget(useCase: FixedUseCase(outcome))
            widget.show(mode)
            return UVIndexWidgetAssembly.assemble(widget: widget)
        }
    }
}
