import Foundation
import LocationComponent
import SceneryScreens
import SceneryTestKit
import Testing
import UVIndexComponent

@testable import Outdoors

@MainActor @Suite("UVIndex") struct UVIndexSceneTests {
    private let stage = OutdoorsStage()
    private let gate = Gate<Void, UVIndex>("index")

    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: UVIndexAssembly.assemble(useCase: UVIndexLoadingMock())).isEmpty)
    }

    @Test(
        "each level has its words and its color, which begin at its bound",
        arguments: [
            (-1, "Unknown", .black), (-0.01, "Unknown", .black), (0, "Low", .green), (2.99, "Low", .green),
            (3, "Moderate", .yellow), (5.99, "Moderate", .yellow), (6, "High", .orange),
            (7.99, "High", .orange), (8, "Very high", .red), (10.99, "Very high", .red),
            (11, "Extreme", .violet), (15, "Extreme", .violet),
        ] as [(Double, String, ScreenColor)])
    func levels(value: Double, description: String, color: ScreenColor) async throws {
        stage.transport.on(.get, OutdoorsStage.uvIndex).returns(.json(OutdoorsStage.uvIndex(value)))
        let host = try stage.host("UVIndex")
        await host.loads()
        #expect(host.text.contains("\n\(description)\n"))
        #expect(host.color == color)
    }

    @Test(
        "the date is in UTC",
        arguments: [
            (1_782_043_200, "21 June 2026, 12:00 UTC"), (1_782_086_399, "21 June 2026, 23:59 UTC"),
            (1_782_086_400, "22 June 2026, 00:00 UTC"), (0, "1 January 1970, 00:00 UTC"),
        ] as [(Double, String)])
    func date(seconds: Double, text: String) {
        let index = UVIndex(date: Date(timeIntervalSince1970: seconds), value: 1)
        #expect(UVIndexShown(index).date == text)
    }

    @Test(
        "the value has one digit at most", arguments: [(7.4, "7.4"), (7.45, "7.4"), (11, "11"), (-1, "-1")])
    func value(value: Double, text: String) {
        #expect(UVIndexShown(UVIndex(date: Date(timeIntervalSince1970: 0), value: value)).value == text)
    }

    @Test("placeholders and the spinner are shown before the data, crossing by crossing")
    func loads() async {
        let scene = scene(isExhaustive: true)
        #expect(shown(in: scene) == .placeholder)
        scene.appear()
        await scene.expect(UVIndexViewModelingCrossing.isLoading.change(true))
        await scene.expect(UVIndexViewModelingCrossing.failure.change(nil))
        await scene.expect(UVIndexLoadingCrossing.load())
        #expect(screen(of: scene)?.isBusy == true)
        #expect(screen(of: scene)?.elements.prefix(3).map(\.title) == ["--", "--", "--"])
        gate.succeed(.high)
        await scene.expect(UVIndexViewModelingCrossing.shown.change(UVIndexShown(.high)))
        await scene.expect(UVIndexViewModelingCrossing.isLoading.change(false))
        #expect(screen(of: scene)?.isBusy == false)
        await scene.close()
    }

    @Test("an error is shown with placeholders, and a reload removes it")
    func failure() async throws {
        stage.transport.on(.get, OutdoorsStage.uvIndex).inTurn(
            .throwing(NetworkError(domain: .timeout, message: "late")),
            .returning(.json(OutdoorsStage.uvIndex(7.4))))
        let host = try stage.host("UVIndex")
        await host.loads()
        #expect(host.text.contains("--"))
        #expect(host.text.contains("The service did not respond in time."))
        #expect(host.tap("Reload"))
        #expect(host.screen.isBusy)
        #expect(!host.text.contains("in time"))
        await host.loads()
        #expect(host.text.contains("7.4\nHigh\n21 June 2026, 12:00 UTC"))
    }

    @Test("the button of an error tries again")
    func retry() async throws {
        let host = try stage.host("UVIndex", location: .disabled)
        await host.loads()
        let displays = host.displays.count
        #expect(host.tap("Try again"))
        await host.loads()
        #expect(host.displays.count > displays)
        #expect(host.text.contains("Location turned off"))
    }

    @Test("a closed scene is released while the index is awaited")
    func released() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        scene.send { $0.retry() }
        await gate.arrival(2)
        await scene.close()
    }

    @Test("each call uses its own location")
    func secondCall() async throws {
        let lugo = Coordinates(latitude: 43.01, longitude: -7.56)
        let location = DeviceLocationProvidingMock()
        let uvReading = UVReadingProvidingMock()
        location.onRequestLocation.returns(.aCoruna, lugo)
        uvReading.onIndexAt.returns(.high)
        let useCase = UVIndexUseCase(location: location, uvReading: uvReading)
        _ = try await useCase.load()
        _ = try await useCase.load()
        #expect(uvReading.onIndexAt.calls == [.aCoruna, lugo])
    }

    // MARK: Support

    private func scene(isExhaustive: Bool) -> SceneHarness<any UVIndexViewModeling> {
        let useCase = UVIndexLoadingMock()
        useCase.onLoad.waits(at: gate)
        return SceneHarness(isExhaustive: isExhaustive, gates: [gate]) {
            UVIndexAssembly.assemble(useCase: useCase)
        }
    }

    private func screen(of scene: SceneHarness<any UVIndexViewModeling>) -> Screen? {
        (scene.view as? any ScreenView)?.stage.screen
    }

    private func shown(in scene: SceneHarness<any UVIndexViewModeling>) -> UVIndexShown? {
        scene.view?.context.logic(as: (any UVIndexViewModeling).self)?.shown.value
    }
}
