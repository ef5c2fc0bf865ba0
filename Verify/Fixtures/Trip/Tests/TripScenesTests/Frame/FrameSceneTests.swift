import SceneryScreens
import SceneryTestKit
import Testing

@testable import TripScenes

#if canImport(UIKit)
import UIKit
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("Frame") struct FrameSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(UIKit)
    @Test("the view shows the content")
    func shows() async throws {
        let controller = try await loaded()
        #expect(controller.content.errorMessage.isHidden)
        #expect(controller.title == "Frame")
        #expect(controller.content.frameText.text != nil)
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

    @Test("didTapClose leaves the scene")
    func leavesOnDidTapClose() async throws {
        let controller = try await loaded()
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(controller)
        controller.content.didTapCloseButton.sendActions(for: .touchUpInside)
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("didTapReload shows the content again")
    func handlesDidTapReload() async throws {
        let controller = try await loaded()
        controller.title = nil
        controller.content.frameText.text = nil
        controller.content.didTapReloadButton.sendActions(for: .touchUpInside)
        await waits(for: controller)
        #expect(controller.title == "Frame")
        #expect(controller.content.frameText.text != nil)
    }

    @Test("passwordEdited reaches the logic")
    func handlesPasswordEdited() async throws {
        let controller = try await loaded()
        controller.content.passwordEditedField.text = "some password"
        controller.content.passwordEditedField.sendActions(for: .editingChanged)
        #expect(controller.context.logic(as: FrameInteraction.self)?.editedPassword == "some password")
    }

    @Test("a scene whose view was loaded is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            (view as? FrameViewController)?.loadViewIfNeeded()
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene with its view, after what it fetches first has come.
    private func loaded() async throws -> FrameViewController {
        let controller = try #require(scene() as? FrameViewController)
        controller.loadViewIfNeeded()
        await waits(for: controller)
        return controller
    }

    private func waits(for controller: FrameViewController) async {
        for _ in 0..<10_000 where controller.content.indicator.isAnimating { await Task.yield() }
    }
    #else

    @Test("the first screen shows the content and the events")
    func firstScreen() async {
        let host = HeadlessHost(root: scene())
        #expect(await host.waits { !$0.screen.isBusy })
        #expect(host.screen.dialog == nil)
        #expect(host.screen.title == "Frame")
        #expect(host.screen["frame"] != nil)
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
        FrameAssembler().assemble()
    }
}
