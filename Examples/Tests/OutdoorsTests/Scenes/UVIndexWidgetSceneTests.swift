import SceneryScreens
import SceneryTestKit
import Testing
import UVIndexComponent

@testable import Outdoors

@MainActor @Suite("UVIndexWidget in a scene") struct UVIndexWidgetSceneTests {
    private let stage = OutdoorsStage()

    @Test("the builder connects every reference")
    func wiring() {
        let widget = UVIndexAssembly.widget(useCase: UVIndexLoadingMock())
        #expect(Wiring.missingReferences(in: UVIndexWidgetAssembly.assemble(widget: widget)).isEmpty)
    }

    @Test("the widget shows the index in both heights")
    func heights() async throws {
        stage.transport.on(.get, OutdoorsStage.uvIndex).returns(.json(OutdoorsStage.uvIndex(11)))
        let host = try stage.host("UVIndexWidget")
        await host.loads()
        #expect(host.text.contains("UV 11, Extreme"))
        #expect(host.color == .violet)
        #expect(host.text.contains("Height 110"))
        #expect(!host.text.contains("21 June 2026"))
        #expect(host.tap("Expand"))
        #expect(host.text.contains("Height 200"))
        #expect(host.text.contains("21 June 2026, 12:00 UTC"))
        #expect(host.tap("Collapse"))
        #expect(host.text.contains("Height 110"))
    }

    @Test("the result of each update is shown")
    func updates() async throws {
        stage.transport.on(.get, OutdoorsStage.uvIndex).inTurn(
            .returning(.json(OutdoorsStage.uvIndex(1))), .returning(.json(OutdoorsStage.uvIndex(1))),
            .returning(.json(OutdoorsStage.uvIndex(3))), .throwing(NetworkError.offlineFixture))
        let host = try stage.host("UVIndexWidget")
        await host.loads()
        for result in ["no data", "new data", "failed"] {
            #expect(host.tap("Update"))
            #expect(await host.waits { _ in host.text.contains("Last update: \(result)") })
        }
        #expect(host.text.contains("UV 3, Moderate"))
        #expect(host.text.contains("The device is offline."))
    }

    @Test("a closed scene is released while an update waits")
    func released() async {
        let gate = Gate<Void, UVIndex>("index")
        let useCase = UVIndexLoadingMock()
        useCase.onLoad.waits(at: gate)
        let scene = SceneHarness((any UVIndexViewModeling).self, isExhaustive: false, gates: [gate]) {
            UVIndexWidgetAssembly.assemble(widget: UVIndexAssembly.widget(useCase: useCase))
        }
        scene.appear()
        await gate.arrival()
        let host = HeadlessHost(session: ScreenSession(navigator: scene.navigator))
        #expect(host.tap("Update"))
        await gate.arrival(2)
        await scene.close()
    }
}
