import SceneryScreens
import SceneryTestKit
import Testing
import WeatherComponent

@testable import Outdoors

@MainActor @Suite("Weather") struct WeatherSceneTests {
    private let stage = OutdoorsStage()
    private let cities = ["A Coruña", "Lugo", "Ourense", "Pontevedra"]

    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: WeatherAssembly.assemble(useCase: WeatherLoadingMock())).isEmpty)
    }

    @Test("the four cities are listed in their order")
    func cities() async throws {
        for city in cities {
            stage.transport.on(.get, "\(OutdoorsStage.weather)?q=\(city),ES")
                .returns(.json(OutdoorsStage.weather(city)))
        }
        let host = try stage.host("Weather")
        #expect(host.screen.isBusy)
        await host.loads()
        let rows = host.screen["cities"]?.children.map(\.title)
        #expect(rows == cities)
        #expect(host.text.contains("Lugo: 14 °C, light rain"))
    }

    @Test("one city that fails fails the list; a retry loads all of them again")
    func oneFailure() async throws {
        for city in cities {
            let answers = stage.transport.on(.get, "\(OutdoorsStage.weather)?q=\(city),ES")
            let weather = TransportResponse.json(OutdoorsStage.weather(city))
            if city == "Ourense" {
                answers.inTurn(.returning(.status(503)), .returning(weather))
            } else {
                answers.returns(weather)
            }
        }
        let host = try stage.host("Weather")
        await host.loads()
        #expect(host.text.contains("The service refused the request (status 503)."))
        #expect(host.screen["cities"] == nil)
        #expect(host.tap("Try again"))
        await host.loads()
        #expect(host.screen["cities"]?.children.count == 4)
    }

    @Test(
        "weather is formatted for display",
        arguments: zip(
            Weather.fixtures,
            [
                ("14 °C, light rain", "Humidity 81 %", "Wind 4.1 m/s"),
                ("0 °C, fog", "Humidity 97 %", "Wind 0 m/s"),
                ("38 °C, clear sky", "Humidity 22 %", "Wind 1.2 m/s"),
                ("18 °C", "Humidity 70 %", "Wind 12 m/s"),
            ]))
    func formatted(weather: Weather, texts: (summary: String, humidity: String, wind: String)) {
        let shown = WeatherShown(weather)
        #expect((shown.summary, shown.humidity, shown.wind) == texts)
    }

    @Test("reloading loads again, and a closed scene is released while it waits")
    func released() async {
        let gate = Gate<Void, [Weather]>("weather")
        let useCase = WeatherLoadingMock()
        useCase.onLoad.waits(at: gate)
        let scene = SceneHarness((any WeatherViewModeling).self, isExhaustive: false, gates: [gate]) {
            WeatherAssembly.assemble(useCase: useCase)
        }
        scene.appear()
        await gate.arrival()
        gate.succeed(Weather.fixtures)
        await scene.expect(WeatherViewModelingCrossing.reports.change(.where { $0.count == 4 }))
        await scene.expect(WeatherViewModelingCrossing.isLoading.change(false))
        scene.send { $0.reloadTapped() }
        await gate.arrival(2)
        await scene.close()
    }
}
