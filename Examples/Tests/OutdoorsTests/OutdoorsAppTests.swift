import Foundation
import LocationComponent
import PlacesComponent
import SceneryScreens
import SceneryTestKit
import Testing
import WeatherComponent

@testable import Outdoors

@MainActor @Suite("OutdoorsApp") struct OutdoorsAppTests {
    @Test(
        "each scene has its name and its link",
        arguments: [
            ("Outdoors", "/outdoors"), ("Location", "/location"), ("Places", "/places"),
            ("Weather", "/weather"), ("CurrentWeather", "/current-weather"), ("UVIndex", "/uv-index"),
            ("AirQuality", "/air-quality"), ("UVIndexWidget", "/uv-index-widget"),
        ])
    func links(name: String, link: String) throws {
        let scenes = SceneRegistry(try OutdoorsStage().app().entries(in: HostContext()))
        let route = try scenes.build(named: name).context.route
        #expect(route.sceneName == name)
        #expect(try scenes.url(for: route).absoluteString == link)
        #expect(scenes.names.contains(name))
    }

    @Test("the sample starts with its menu, and sessions do not share a permission")
    func sessions() async throws {
        let app = try OutdoorsStage().app().hosted
        for _ in 1...2 {
            let host = HeadlessHost(session: ScreenSession(app.start(HostContext())))
            #expect(host.screen.title == "Outdoors")
            host.tap("Location")
            await host.loads()
            #expect(host.tap("Allow location"))
            await host.loads()
            #expect(host.text.contains("43.3623° N"))
            host.session.close()
        }
    }

    @Test("the widget of the app reports new data")
    func widget() async throws {
        let stage = OutdoorsStage()
        stage.transport.on(.get, OutdoorsStage.uvIndex).returns(.json(OutdoorsStage.uvIndex(7.4)))
        let widget = try stage.app().widget()
        let update = await withCheckedContinuation { continuation in
            widget.update { continuation.resume(returning: $0) }
        }
        #expect(update == .newData)
        #expect(widget.viewModel.shown.value.description == "High")
    }
}

@Suite("OutdoorsConfiguration") struct OutdoorsConfigurationTests {
    @Test("without variables, all services are the backend's, with the documented defaults")
    func defaults() throws {
        let backend = try #require(URL(string: "http://127.0.0.1:8080"))
        let configuration = OutdoorsConfiguration(backend: backend, environment: [:])
        #expect(configuration.weatherURL == backend)
        #expect(configuration.weatherKey == "")
        #expect(configuration.places == PlacesConfiguration(url: backend, key: "", radius: 150))
        #expect(configuration.location == DeviceLocationConfiguration())
        #expect(configuration.cities.map(\.name) == ["A Coruña", "Lugo", "Ourense", "Pontevedra"])
        #expect(Set(configuration.cities.map(\.countryCode)) == ["ES"])
    }

    @Test("each variable has its effect")
    func variables() throws {
        let backend = try #require(URL(string: "http://127.0.0.1:8080"))
        let configuration = OutdoorsConfiguration(
            backend: backend,
            environment: [
                "OPENWEATHER_URL": "https://weather.example", "OPENWEATHER_KEY": "w",
                "PLACES_URL": "https://places.example", "PLACES_RADIUS": "300", "GOOGLE_PLACES_KEY": "p",
                "SAMPLES_LOCATION": "denied",
            ])
        #expect(configuration.weatherURL.absoluteString == "https://weather.example")
        #expect(configuration.weatherKey == "w")
        #expect(configuration.places.url.absoluteString == "https://places.example")
        #expect(configuration.places.radius == 300)
        #expect(configuration.places.key == "p")
        #expect(configuration.location.setting == .denied)
    }

    @Test("a radius that is not one leaves the default", arguments: ["0", "-5", "far", ""])
    func radius(text: String) throws {
        let backend = try #require(URL(string: "http://127.0.0.1:8080"))
        let configuration = OutdoorsConfiguration(backend: backend, environment: ["PLACES_RADIUS": text])
        #expect(configuration.places.radius == 150)
    }
}
