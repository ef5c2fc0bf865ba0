import Foundation
import SceneryScreens
import SceneryTestKit
import Testing
import TripCore

@testable import TripScenes

#if canImport(UIKit)
import UIKit
#endif

/// The whole scene, as a person uses it.
@MainActor @Suite("Default") struct DefaultSceneTests {
    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: scene()).isEmpty)
    }

    #if canImport(UIKit)
    @Test("the view shows the content")
    func shows() async throws {
        let controller = try await loaded()
        #expect(controller.content.errorMessage.isHidden)
        #expect(controller.title == "Default")
        #expect(controller.content.rideText.text != nil)
        #expect(controller.content.priceText.text != nil)
        #expect(controller.content.countText.text != nil)
        #expect(controller.content.tagsText.text != nil)
        #expect(controller.content.ratesText.text != nil)
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

    @Test("closeTapped leaves the scene")
    func leavesOnCloseTapped() async throws {
        let controller = try await loaded()
        let navigator = SceneNavigator(root: SceneMenu(title: "Menu", scenes: SceneRegistry([])))
        navigator.push(controller)
        controller.content.closeTappedButton.sendActions(for: .touchUpInside)
        #expect(navigator.visibleView is SceneMenu)
    }

    @Test("reloadTapped shows the content again")
    func handlesReloadTapped() async throws {
        let controller = try await loaded()
        controller.content.priceText.text = nil
        controller.content.countText.text = nil
        controller.content.tagsText.text = nil
        controller.content.ratesText.text = nil
        controller.content.reloadTappedButton.sendActions(for: .touchUpInside)
        await waits(for: controller)
        #expect(controller.content.priceText.text != nil)
        #expect(controller.content.countText.text != nil)
        #expect(controller.content.tagsText.text != nil)
        #expect(controller.content.ratesText.text != nil)
    }

    @Test("emailEdited reaches the logic")
    func handlesEmailEdited() async throws {
        let controller = try await loaded()
        controller.content.emailEditedField.text = "some email"
        controller.content.emailEditedField.sendActions(for: .editingChanged)
        #expect(controller.context.logic(as: DefaultPresenter.self)?.editedEmail == "some email")
    }

    @Test("rowTapped reaches the logic")
    func handlesRowTapped() async throws {
        let controller = try await loaded()
        controller.content.rowTappedButton.sendActions(for: .touchUpInside)
        #expect(controller.context.logic(as: DefaultPresenter.self)?.tappedRow == 1)
    }

    @Test("a scene whose view was loaded is released")
    func viewReleased() async {
        let harness = SceneHarness((any SceneLifecycle).self, isExhaustive: false) {
            let view = scene()
            (view as? DefaultViewController)?.loadViewIfNeeded()
            return view
        }
        harness.appear()
        await harness.close()
    }

    /// The scene with its view, after what it fetches first has come.
    private func loaded() async throws -> DefaultViewController {
        let controller = try #require(scene() as? DefaultViewController)
        controller.loadViewIfNeeded()
        await waits(for: controller)
        return controller
    }

    private func waits(for controller: DefaultViewController) async {
        for _ in 0..<10_000 where controller.content.indicator.isAnimating { await Task.yield() }
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
        DefaultScene.root(rideManager: RideManager { Ride(title: "some ride") }).configure()
    }
}
