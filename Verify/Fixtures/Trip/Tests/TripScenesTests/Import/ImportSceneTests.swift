import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import TripScenes

#if canImport(SwiftUI)
import Observation
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("Import") struct ImportSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(SwiftUI)
    @Test("the display model has the content")
    func shows() async throws {
        let display = try await loaded()
        #expect(display.error == nil)
        #expect(display.shown.title == "Import")
        #expect(display.shown.`class` != nil)
        #expect(display.shown.some != nil)
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

    @Test("backTapped leaves the scene")
    func leavesOnBackTapped() async throws {
        let display = try await loaded()
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(display)
        display.backTapped()
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("body shows the content again")
    func handlesBody() async throws {
        let display = try await loaded()
        let shown = display.shown
        display.shown = ImportDisplay.Shown()
        display.body()
        await waits(for: display)
        #expect(display.shown == shown)
    }

    @Test("tagTapped reaches the logic")
    func handlesTagTapped() async throws {
        let display = try await loaded()
        display.tagTapped(true)
        #expect(display.context.logic(as: ImportViewModel.self)?.tappedTag == true)
    }

    @Test("classEdited reaches the logic")
    func handlesClassEdited() async throws {
        let display = try await loaded()
        display.classEdited("some class")
        #expect(display.context.logic(as: ImportViewModel.self)?.editedClass == "some class")
    }

    @Test("a scene whose view was made is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            _ = (view as? ImportDisplay)?.content
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene's display model, after what it fetches first has come.
    private func loaded() async throws -> ImportDisplay {
        let display = try #require(scene() as? ImportDisplay)
        display.context.load()
        await waits(for: display)
        return display
    }

    private func waits(for display: ImportDisplay) async {
        for _ in 0..<10_000 where display.isBusy { await Task.yield() }
    }
    #else

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen.title == "Import")
        #expect(host.screen["class"] != nil)
        #expect(host.screen["some"] != nil)
        #expect(host.text.contains("[ Tag ]"))
        #expect(host.text.contains("[ Back ]"))
        #expect(host.text.contains("[ Body ]"))
        #expect(host.type("some class", into: "Class"))
    }

    @Test("backTapped leaves the scene")
    func leavesOnBackTapped() {
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(scene())
        let host = HeadlessHost(session: ScreenSession(navigator: navigator))
        #expect(host.tap("Back"))
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("body is handled by the scene")
    func handlesBody() async {
        let host = HeadlessHost(root: scene())
        #expect(host.tap("Body"))
        #expect(host.ignored.isEmpty)
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.text.contains("[ Body ]"))
    }

    @Test("tagTapped is handled by the scene")
    func handlesTagTapped() {
        let host = HeadlessHost(root: scene())
        #expect(host.tap("Tag"))
        #expect(host.ignored.isEmpty)
    }

    @Test("classEdited is handled by the scene")
    func handlesClassEdited() {
        let host = HeadlessHost(root: scene())
        #expect(host.type("some class", into: "Class"))
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
        ImportAssembly.assemble()
    }
}
