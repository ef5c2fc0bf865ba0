import SceneryScreens
import SceneryTestKit
import Testing

@testable import TripScenes

#if canImport(SwiftUI)
import Observation
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("State") struct StateSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(SwiftUI)
    @Test("the display model has the content")
    func shows() async throws {
        let display = try await loaded()
        #expect(display.error == nil)
        #expect(display.shown.title == "State")
        #expect(display.shown.body != nil)
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

    @Test("didTapClose leaves the scene")
    func leavesOnDidTapClose() async throws {
        let display = try await loaded()
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(display)
        display.didTapClose()
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("didTapReload shows the content again")
    func handlesDidTapReload() async throws {
        let display = try await loaded()
        let shown = display.shown
        display.shown = StateDisplay.Shown()
        display.didTapReload()
        await waits(for: display)
        #expect(display.shown == shown)
    }

    @Test("passwordEdited reaches the logic")
    func handlesPasswordEdited() async throws {
        let display = try await loaded()
        display.passwordEdited("some password")
        #expect(display.context.logic(as: StateInteraction.self)?.editedPassword == "some password")
    }

    @Test("a scene whose view was made is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            _ = (view as? StateDisplay)?.content
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene's display model, after what it fetches first has come.
    private func loaded() async throws -> StateDisplay {
        let display = try #require(scene() as? StateDisplay)
        display.context.load()
        await waits(for: display)
        return display
    }

    private func waits(for display: StateDisplay) async {
        for _ in 0..<10_000 where display.isBusy { await Task.yield() }
    }
    #else

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen.title == "State")
        #expect(host.screen["body"] != nil)
        #expect(host.text.contains("[ Close ]"))
        #expect(host.text.contains("[ Reload ]"))
        #expect(host.type("some password", into: "Password"))
    }

    @Test("didTapClose leaves the scene")
    func leavesOnDidTapClose() {
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(scene())
        let host = HeadlessHost(session: ScreenSession(navigator: navigator))
        #expect(host.tap("Close"))
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("didTapReload is handled by the scene")
    func handlesDidTapReload() async {
        let host = HeadlessHost(root: scene())
        #expect(host.tap("Reload"))
        #expect(host.ignored.isEmpty)
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.text.contains("[ Reload ]"))
    }

    @Test("passwordEdited is handled by the scene")
    func handlesPasswordEdited() {
        let host = HeadlessHost(root: scene())
        #expect(host.type("some password", into: "Password"))
        #expect(host.ignored.isEmpty)
    }
    #endif

    @Test("a closed scene is released, each of its roles")
    func released() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) { scene() }
        harness.appear()
        await harness.close()
    }

    private func scene() -> any SceneView {
        StateAssembler().assemble()
    }
}
