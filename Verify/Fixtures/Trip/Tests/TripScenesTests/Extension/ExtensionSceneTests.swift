import SceneryScreens
import SceneryTestKit
import Testing

@testable import TripScenes

#if canImport(SwiftUI)
import Observation
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("Extension") struct ExtensionSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(SwiftUI)
    @Test("the display model has the content")
    func shows() async throws {
        let display = try await loaded()
        #expect(display.error == nil)
        #expect(display.shown.title == "Extension")
    }

    @Test("an error is kept until the person tries again, and SwiftUI observes it")
    func errors() async throws {
        let display = try await loaded()
        await confirmation { changes in
            withObservationTracking {
                _ = display.error
            } onChange: {
                changes()
            }
            display.show(error: ErrorViewModel(title: "Offline", message: "No connection.", retryTitle: "Try again"))
        }
        #expect(display.error?.title == "Offline")
        display.retry()
        await waits(for: display)
        #expect(display.error == nil)
    }

    @Test("closeTapped leaves the scene")
    func leavesOnCloseTapped() async throws {
        let display = try await loaded()
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(display)
        display.closeTapped()
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("reloadTapped shows the content again")
    func handlesReloadTapped() async throws {
        let display = try await loaded()
        let shown = display.shown
        display.shown = ExtensionDisplay.Shown()
        display.reloadTapped()
        await waits(for: display)
        #expect(display.shown == shown)
    }

    @Test("a scene whose view was made is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            _ = (view as? ExtensionDisplay)?.content
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene's display model, after what it fetches first has come.
    private func loaded() async throws -> ExtensionDisplay {
        let display = try #require(scene() as? ExtensionDisplay)
        display.context.load()
        await waits(for: display)
        return display
    }

    private func waits(for display: ExtensionDisplay) async {
        for _ in 0..<10_000 where display.isBusy { await Task.yield() }
    }
    #else

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen.title == "Extension")
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
    #endif

    @Test("a closed scene is released, each of its roles")
    func released() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) { scene() }
        harness.appear()
        await harness.close()
    }

    private func scene() -> any SceneView {
        ExtensionConfigurator.build()
    }
}
