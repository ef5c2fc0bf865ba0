import LocationComponent
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Outdoors

@MainActor @Suite("Outdoors") struct OutdoorsSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: OutdoorsAssembly.assemble { _ in placeholder }).isEmpty)
    }

    @Test("each line opens its scene, from which the person comes back", arguments: OutdoorsSample.allCases)
    func opens(sample: OutdoorsSample) async throws {
        let stage = OutdoorsStage()
        stage.transport.isOffline = true
        let host = try stage.host(location: .denied)
        #expect(host.screen.title == "Outdoors")
        #expect(host.tap("samples/\(sample.rawValue)"))
        #expect(host.screen.title == host.displays[0].screen["samples/\(sample.rawValue)"]?.title)
        host.session.goBack()
        #expect(host.screen.title == "Outdoors")
    }

    @Test("a tap is a request to the navigator, and one on nothing is none")
    func taps() {
        let navigator = OutdoorsNavigatingMock()
        let viewModel = OutdoorsViewModel(navigator: navigator)
        viewModel.sampleTapped("uvIndex")
        viewModel.sampleTapped("nothing")
        #expect(navigator.onOpen.calls == [.uvIndex])
    }

    @Test("a closed scene is released, each of its roles")
    func released() async {
        let scene = SceneHarness((any OutdoorsViewModeling).self) {
            OutdoorsAssembly.assemble { _ in placeholder }
        }
        scene.appear()
        scene.send { $0.sampleTapped("places") }
        await scene.expect(OutdoorsNavigatingCrossing.open(.places))
        await scene.expectNavigation(.push("Menu"))
        await scene.close()
    }

    private var placeholder: any ScreenView { SceneMenu(title: "Menu", scenes: SceneRegistry([])) }
}
