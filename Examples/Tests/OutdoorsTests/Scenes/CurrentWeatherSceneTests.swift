import LocationComponent
import SceneryScreens
import SceneryTestKit
import Testing
import WeatherComponent

@testable import Outdoors

@MainActor @Suite("CurrentWeather") struct CurrentWeatherSceneTests {
    private let stage = OutdoorsStage()

    @Test("the builder connects every reference")
    func wiring() {
        let view = CurrentWeatherAssembly.assemble(useCase: CurrentWeatherLoadingMock())
        #expect(Wiring.missingReferences(in: view).isEmpty)
    }

    @Test("the person is asked for their location, and its weather is shown")
    func chain() async throws {
        stage.transport.on(.get, "\(OutdoorsStage.weather)?lat=43.3623&lon=-8.4115")
            .returns(.json(OutdoorsStage.weather("A Coruña")))
        let host = try stage.host("CurrentWeather")
        #expect(host.screen.isBusy)
        await host.loads()
        for text in ["A Coruña", "14 °C, light rain", "Humidity 81 %", "Wind 4.1 m/s"] {
            #expect(host.text.contains(text))
        }
    }

    @Test("an error of the location ends the chain before the weather is requested")
    func denied() async throws {
        let host = try stage.host("CurrentWeather", location: .denied)
        await host.loads()
        #expect(host.text.contains("Location denied"))
        #expect(stage.transport.requests.isEmpty)
    }

    @Test("an error of the weather is shown, and a retry shows the weather")
    func retry() async throws {
        stage.transport.isOffline = true
        let host = try stage.host("CurrentWeather")
        await host.loads()
        #expect(host.text.contains("The device is offline."))
        stage.transport.isOffline = false
        stage.transport.on(.get, OutdoorsStage.weather).returns(.json(OutdoorsStage.weather("A Coruña")))
        #expect(host.tap("Try again"))
        await host.loads()
        #expect(host.text.contains("14 °C"))
        #expect(!host.text.contains("offline"))
    }

    @Test("each call uses its own location")
    func secondCall() async throws {
        let lugo = Coordinates(latitude: 43.01, longitude: -7.56)
        let location = DeviceLocationProvidingMock()
        let weather = WeatherReportProvidingMock()
        location.onRequestLocation.returns(.aCoruna, lugo)
        weather.onWeatherAt.returns(.here)
        let useCase = CurrentWeatherUseCase(location: location, weather: weather)
        _ = try await useCase.load()
        _ = try await useCase.load()
        #expect(weather.onWeatherAt.calls == [.aCoruna, lugo])
    }

    @Test("a caller that stops waiting cancels the chain")
    func cancelled() async {
        let gate = Gate<Void, Coordinates>("location")
        let location = DeviceLocationProvidingMock()
        location.onRequestLocation.waits(at: gate)
        let useCase = CurrentWeatherUseCase(location: location, weather: WeatherReportProvidingMock())
        let loading = Task { try await useCase.load() }
        await gate.arrival()
        loading.cancel()
        await #expect(throws: CancellationError.self) { try await loading.value }
    }

    @Test("reloading loads again, and a closed scene is released while it waits")
    func released() async {
        let gate = Gate<Void, Weather>("weather")
        let useCase = CurrentWeatherLoadingMock()
        useCase.onLoad.waits(at: gate)
        let scene = SceneHarness((any CurrentWeatherViewModeling).self, isExhaustive: false, gates: [gate]) {
            CurrentWeatherAssembly.assemble(useCase: useCase)
        }
        scene.appear()
        await gate.arrival()
        gate.succeed(.here)
        await scene.expect(CurrentWeatherViewModelingCrossing.shown.change(WeatherShown(.here)))
        scene.send { $0.reloadTapped() }
        await gate.arrival(2)
        await scene.close()
    }
}
