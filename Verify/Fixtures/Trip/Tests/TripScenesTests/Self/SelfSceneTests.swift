import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import TripScenes

#if canImport(UIKit)
import UIKit
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("Self") struct SelfSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(UIKit)
    @Test("the view shows the content")
    func shows() async throws {
        let controller = try await loaded()
        #expect(controller.content.errorMessage.isHidden)
        #expect(controller.title == "Self")
        #expect(controller.content.classText.text != nil)
        #expect(controller.content.layerText.text != nil)
    }

    @Test("an error is shown until the person dismisses it or tries again")
    func errors() async throws {
        let controller = try await loaded()
        let content = controller.content
        let error = ErrorViewModel(title: "Offline", message: "No connection.", retryTitle: "Try again")
        for control in [content.errorDismiss, content.errorRetry] {
            controller.show(error: error)
            #expect(!content.errorMessage.isHidden && !content.errorRetry.isHidden)
            #expect(content.errorMessage.text == "Offline\nNo connection.")
            control.sendActions(for: .touchUpInside)
            #expect(content.errorMessage.isHidden && content.errorRetry.isHidden)
        }
    }

    @Test("backTapped leaves the scene")
    func leavesOnBackTapped() async throws {
        let controller = try await loaded()
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(controller)
        controller.content.backTappedButton.sendActions(for: .touchUpInside)
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("bounds shows the content again")
    func handlesBounds() async throws {
        let controller = try await loaded()
        controller.title = nil
        controller.content.classText.text = nil
        controller.content.layerText.text = nil
        controller.content.boundsButton.sendActions(for: .touchUpInside)
        await waits(for: controller)
        #expect(controller.title == "Self")
        #expect(controller.content.classText.text != nil)
        #expect(controller.content.layerText.text != nil)
    }

    @Test("tagTapped reaches the logic")
    func handlesTagTapped() async throws {
        let controller = try await loaded()
        controller.content.tagTappedButton.sendActions(for: .touchUpInside)
        #expect(controller.context.logic(as: SelfViewModel.self)?.tappedTag == true)
    }

    @Test("classEdited reaches the logic")
    func handlesClassEdited() async throws {
        let controller = try await loaded()
        controller.content.classEditedField.text = "some class"
        controller.content.classEditedField.sendActions(for: .editingChanged)
        #expect(controller.context.logic(as: SelfViewModel.self)?.editedClass == "some class")
    }

    @Test("a scene whose view was loaded is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            (view as? SelfViewController)?.loadViewIfNeeded()
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene with its view, after what it fetches first has come.
    private func loaded() async throws -> SelfViewController {
        let controller = try #require(scene() as? SelfViewController)
        controller.loadViewIfNeeded()
        await waits(for: controller)
        return controller
    }

    private func waits(for controller: SelfViewController) async {
        for _ in 0..<10_000 where controller.content.indicator.isAnimating { await Task.yield() }
    }
    #else

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen.title == "Self")
        #expect(host.screen["class"] != nil)
        #expect(host.screen["layer"] != nil)
        #expect(host.text.contains("[ Tag ]"))
        #expect(host.text.contains("[ Back ]"))
        #expect(host.text.contains("[ Bounds ]"))
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

    @Test("bounds is handled by the scene")
    func handlesBounds() async {
        let host = HeadlessHost(root: scene())
        #expect(host.tap("Bounds"))
        #expect(host.ignored.isEmpty)
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.text.contains("[ Bounds ]"))
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
        SelfAssembly.assemble()
    }
}
