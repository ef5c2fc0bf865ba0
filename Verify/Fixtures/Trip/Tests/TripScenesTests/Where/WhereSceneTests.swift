import Foundation
import SceneryScreens
import SceneryTestKit
import Testing
import TripCore

@testable import TripScenes

#if canImport(SwiftUI)
import Observation
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("Where") struct WhereSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(SwiftUI)
    @Test("the display model has the content")
    func shows() async throws {
        let display = try await loaded()
        #expect(display.error == nil)
        #expect(display.shown.ride != nil)
        #expect(display.shown.price != nil)
        #expect(display.shown.count != nil)
        #expect(display.shown.tags != nil)
        #expect(display.shown.rates != nil)
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
        display.shown = WhereDisplay.Shown()
        display.reloadTapped()
        await waits(for: display)
        #expect(display.shown == shown)
    }

    @Test("emailEdited reaches the logic")
    func handlesEmailEdited() async throws {
        let display = try await loaded()
        display.emailEdited("some email")
        #expect(display.context.logic(as: WherePresenter.self)?.editedEmail == "some email")
    }

    @Test("rowTapped reaches the logic")
    func handlesRowTapped() async throws {
        let display = try await loaded()
        display.rowTapped(1)
        #expect(display.context.logic(as: WherePresenter.self)?.tappedRow == 1)
    }

    @Test("a scene whose view was made is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            _ = (view as? WhereDisplay)?.content
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene's display model, after what it fetches first has come.
    private func loaded() async throws -> WhereDisplay {
        let display = try #require(scene() as? WhereDisplay)
        display.context.load()
        await waits(for: display)
        return display
    }

    private func waits(for display: WhereDisplay) async {
        for _ in 0..<10_000 where display.isBusy { await Task.yield() }
    }
    #else

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen["ride"] != nil)
        #expect(host.screen["price"] != nil)
        #expect(host.screen["count"] != nil)
        #expect(host.screen["tags"] != nil)
        #expect(host.screen["rates"] != nil)
        #expect(host.text.contains("[ Close ]"))
        #expect(host.type("some email", into: "Email"))
        #expect(host.text.contains("[ Row ]"))
        #expect(host.text.contains("[ Reload ]"))
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

    @Test("emailEdited is handled by the scene")
    func handlesEmailEdited() {
        let host = HeadlessHost(root: scene())
        #expect(host.type("some email", into: "Email"))
        #expect(host.ignored.isEmpty)
    }

    @Test("rowTapped is handled by the scene")
    func handlesRowTapped() {
        let host = HeadlessHost(root: scene())
        #expect(host.tap("Row"))
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
        WhereScene.root(rideManager: RideManager { Ride(title: "some ride") }).configure()
    }
}
