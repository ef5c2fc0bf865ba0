import AirQualityComponent
import LocationComponent
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Outdoors

@MainActor @Suite("AirQuality") struct AirQualitySceneTests {
    private let stage = OutdoorsStage()

    @Test("the builder connects every reference")
    func wiring() {
        let view = AirQualityAssembly.assemble(useCase: AirQualityLoadingMock())
        #expect(Wiring.missingReferences(in: view).isEmpty)
    }

    @Test("the worst pollutant decides; one that was not measured is left out")
    func worst() async throws {
        stage.transport.on(.get, OutdoorsStage.airQuality).returns(.json(OutdoorsStage.air))
        let host = try stage.host("AirQuality")
        #expect(host.screen.isBusy)
        await host.loads()
        #expect(host.text.contains("Poor\nWorst pollutant: O3"))
        #expect(host.color == .red)
        #expect(host.text.contains("NO2: 41 µg/m³, Good"))
        #expect(host.text.contains("O3: 190 µg/m³, Poor"))
        #expect(host.text.contains("PM2.5: 9.1 µg/m³, Good"))
        #expect(!host.text.contains("PM10"))
    }

    @Test(
        "each level has its words and its color",
        arguments: zip(
            AirQuality.fixtures,
            [
                ("Good", "green"), ("Fair", "yellow"), ("Moderate", "orange"), ("Poor", "red"),
                ("Very poor", "violet"),
            ]))
    func levels(quality: AirQuality, words: (level: String, color: String)) {
        let shown = AirQualityShown(quality)
        #expect((shown.level, shown.color) == words)
        #expect(ScreenColor(rawValue: shown.color) != nil)
    }

    @Test("nothing measured is said, and a retry shows the quality")
    func nothingMeasured() async throws {
        stage.transport.on(.get, OutdoorsStage.airQuality).inTurn(
            .returning(.json(["list": []] as JSONValue)), .returning(.json(OutdoorsStage.air)))
        let host = try stage.host("AirQuality")
        await host.loads()
        #expect(host.text.contains("The air is not measured here."))
        #expect(host.tap("Try again"))
        await host.loads()
        #expect(host.text.contains("Worst pollutant: O3"))
    }

    @Test("each call uses its own location")
    func secondCall() async throws {
        let lugo = Coordinates(latitude: 43.01, longitude: -7.56)
        let location = DeviceLocationProvidingMock()
        let airPollution = AirPollutionProvidingMock()
        location.onRequestLocation.returns(.aCoruna, lugo)
        airPollution.onQualityAt.returns(AirQuality.fixtures[0])
        let useCase = AirQualityUseCase(location: location, airPollution: airPollution)
        _ = try await useCase.load()
        _ = try await useCase.load()
        #expect(airPollution.onQualityAt.calls == [.aCoruna, lugo])
    }

    @Test("reloading loads again, and a closed scene is released while it waits")
    func released() async {
        let gate = Gate<Void, AirQuality>("air")
        let useCase = AirQualityLoadingMock()
        useCase.onLoad.waits(at: gate)
        let scene = SceneHarness((any AirQualityViewModeling).self, isExhaustive: false, gates: [gate]) {
            AirQualityAssembly.assemble(useCase: useCase)
        }
        scene.appear()
        await gate.arrival()
        gate.succeed(AirQuality.fixtures[0])
        await scene.expect(
            AirQualityViewModelingCrossing.shown.change(AirQualityShown(AirQuality.fixtures[0])))
        scene.send { $0.reloadTapped() }
        await gate.arrival(2)
        await scene.close()
    }
}
