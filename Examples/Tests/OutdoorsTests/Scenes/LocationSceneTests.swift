import LocationComponent
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Outdoors

@MainActor @Suite("Location") struct LocationSceneTests {
    private let gate = Gate<Bool, Coordinates>("location")

    @Test("the builder connects every reference")
    func wiring() {
        #expect(
            Wiring.missingReferences(in: LocationAssembly.assemble(useCase: LocationLoadingMock())).isEmpty)
    }

    @Test("without the permission the person is asked on a tap, and the location is shown at once")
    func permission() async throws {
        let host = try OutdoorsStage().host("Location")
        await host.loads()
        #expect(host.text.contains("No permission"))
        #expect(host.text.contains("This needs your location."))
        #expect(host.tap("Allow location"))
        await host.loads()
        #expect(host.text.contains("43.3623° N, 8.4115° W"))
        #expect(!host.text.contains("No permission"))
    }

    @Test("with the permission the location is there without a tap")
    func granted() async throws {
        let host = try OutdoorsStage().host("Location", location: .granted)
        await host.loads()
        #expect(host.text.contains("43.3623° N, 8.4115° W"))
    }

    @Test(
        "each error is shown in words, with a button that tries again",
        arguments: [
            (DeviceLocationConfiguration.Setting.denied, "Location denied"),
            (.restricted, "Location restricted"), (.disabled, "Location turned off"), (.none, "No location"),
        ])
    func failures(setting: DeviceLocationConfiguration.Setting, title: String) async throws {
        let host = try OutdoorsStage().host("Location", location: setting)
        await host.loads()
        #expect(host.text.contains(title))
        #expect(host.tap("Try again"))
        await host.loads()
        #expect(host.text.contains(title))
    }

    @Test(
        "a location is written with its hemispheres",
        arguments: [
            (43.3623, -8.4115, "43.3623° N, 8.4115° W"), (-33.92, 18.42, "33.92° S, 18.42° E"),
            (0, 0, "0° N, 0° E"), (-0.00001, -0.00001, "0° S, 0° W"), (12.345678, 180, "12.3457° N, 180° E"),
        ])
    func hemispheres(latitude: Double, longitude: Double, text: String) async {
        let useCase = LocationLoadingMock()
        useCase.onLoadAsksForPermission.returns(Coordinates(latitude: latitude, longitude: longitude))
        let viewModel = LocationViewModel(useCase: useCase)
        viewModel.viewDidLoad()
        await viewModel.loading?.value
        #expect(viewModel.position.value == text)
        #expect(useCase.onLoadAsksForPermission.calls == [false])
    }

    @Test("a newer request replaces one that waits, and a closed scene is released while it waits")
    func released() async {
        let scene = scene()
        scene.appear()
        await scene.expect(LocationLoadingCrossing.loadAsksForPermission(false))
        scene.send { $0.locateTapped() }
        await scene.expect(LocationLoadingCrossing.loadAsksForPermission(true))
        await scene.settle()
        #expect(gate.waiting == [true])
        await scene.close()
    }

    @Test("the use case asks the component for the permission only if it may", arguments: [false, true])
    func useCase(asks: Bool) async throws {
        let location = DeviceLocationProvidingMock()
        location.onCurrentLocation.returns(.aCoruna)
        location.onRequestLocation.returns(.aCoruna)
        _ = try await LocationUseCase(location: location).load(asksForPermission: asks)
        location.onCurrentLocation.verify(.exactly(asks ? 0 : 1))
        location.onRequestLocation.verify(.exactly(asks ? 1 : 0))
    }

    private func scene() -> SceneHarness<any LocationViewModeling> {
        let useCase = LocationLoadingMock()
        useCase.onLoadAsksForPermission.waits(at: gate)
        return SceneHarness(isExhaustive: false, gates: [gate]) {
            LocationAssembly.assemble(useCase: useCase)
        }
    }
}
