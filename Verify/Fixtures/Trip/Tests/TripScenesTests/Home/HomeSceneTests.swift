import SceneryScreens
import SceneryTestKit
import Testing

@testable import TripScenes

/// The whole scene, as a person uses it.
@MainActor @Suite("Home") struct HomeSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen.title == "Home")
        #expect(host.text.contains("[ Reload ]"))
        #expect(host.text.contains("[ Close ]"))
    }

    @Test("closeTapped leaves the scene")
    func leavesOnCloseTapped() {
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(scene())
        let host = HeadlessHost(session: ScreenSession(navigator: navigator))
        #expect(host.tap("Close"))
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("reloadTapped is handled by the scene")
    func handlesReloadTapped() async {
        let host = HeadlessHost(root: scene())
        #expect(host.tap("Reload"))
        #expect(host.ignored.isEmpty)
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.text.contains("[ Reload ]"))
    }

    @Test("a closed scene is released, each of its roles")
    func released() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) { scene() }
        harness.appear()
        await harness.close()
    }

    private func scene() -> any SceneView {
        HomeConfigurator.build()
    }
}
