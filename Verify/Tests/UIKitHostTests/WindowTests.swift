import Foundation
import NavigationSimulation
import SceneryScreens
import Testing
import UIKitStandIn

@testable import UIKitApp
@testable import VerifiedUIKit

@MainActor @Suite("Windows of the UIKit host") struct WindowTests {
    private let trips = RestorableApp()

    private func window(
        restoring saved: NSUserActivity? = nil, urls: [String] = [], activities: Set<NSUserActivity> = []
    ) -> UIKitWindow {
        let session = UISceneSession()
        session.stateRestorationActivity = saved
        return UIKitWindow(
            trips.app, scene: UIWindowScene(), session: session,
            options: UIScene.ConnectionOptions(
                urls: urls.compactMap { URL(string: $0) }, userActivities: activities))
    }

    private func web(_ address: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: address)
        return activity
    }

    private func waits(_ window: UIKitWindow, for titles: [String]) async {
        for _ in 0..<1000 where window.host.navigator.titles != titles { await Task.yield() }
        #expect(window.host.navigator.titles == titles)
    }

    @Test("each window has scenes of its own")
    func several() {
        let windows = [window(), window()]
        windows[0].host.navigator.push(RestorableApp.ride(7))
        #expect(windows.map { $0.host.navigator.titles } == [["Home", "Ride 7"], ["Home"]])
        #expect(trips.navigators.count == 2)
    }

    @Test("a window opens again with its scenes and what was typed, but for passwords")
    func restored() throws {
        let before = window()
        before.host.navigator.push(RestorableApp.ride(7))
        before.host.navigator.present(RestorableApp.ride(8))
        let typed = before.host.navigator.visibleView as? FieldScene
        typed?.stage.receive(ScreenInput("note", .edit("half a line")))
        typed?.stage.receive(ScreenInput("password", .edit("hunter2")))
        let saved = before.restorationActivity
        #expect(saved.activityType.hasSuffix(".session"))
        let data = try #require(saved.userInfo?["session"] as? Data)
        #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))

        let after = window(restoring: saved)
        #expect(after.host.navigator.titles == ["Home", "Ride 7", "Ride 8"])
        #expect(after.host.navigator.state.isSheet)
        #expect(after.host.restorationProblems == [])
        let screen = (after.host.navigator.visibleView as? FieldScene)?.stage.screen
        #expect(screen?["note"]?.content == .field(field("Note", "half a line")))
    }

    private func field(_ label: String, _ text: String) -> ScreenField { ScreenField(label, text: text) }

    @Test("a window that was dragged out of another opens with what that passed on")
    func passedOn() {
        let before = window()
        before.host.navigator.push(RestorableApp.ride(7))
        let after = window(activities: [before.restorationActivity])
        #expect(after.host.navigator.titles == ["Home", "Ride 7"])
    }

    @Test("what cannot be read starts the app as usual")
    func unreadable() {
        let garbage = window().restorationActivity
        garbage.addUserInfoEntries(from: ["session": Data("?".utf8)])
        #expect(window(restoring: garbage).host.navigator.titles == ["Home"])
        let others = NSUserActivity(activityType: "other")
        #expect(window(restoring: others).host.navigator.titles == ["Home"])
    }

    @Test("a scene that the app no longer has is left out, and said")
    func unknown() {
        let before = window()
        before.host.navigator.push(SampleView("Gone"))
        let after = window(restoring: before.restorationActivity)
        #expect(after.host.navigator.titles == ["Home"])
        #expect(after.host.restorationProblems.count == 1)
    }

    @Test("a link that the app is launched with comes before what was saved")
    func launchedByLink() async {
        let before = window()
        before.host.navigator.push(RestorableApp.ride(7))
        let saved = before.restorationActivity
        let byURL = window(restoring: saved, urls: ["https://trips.example/rides/1"])
        await waits(byURL, for: ["Ride 1"])
        let byActivity = window(restoring: saved, activities: [web("https://trips.example/rides/2")])
        await waits(byActivity, for: ["Ride 2"])
    }

    @Test("a link opens its typed route in the window that is there, the last one where there are two")
    func links() async throws {
        let window = window()
        let url = try #require(URL(string: "https://trips.example/rides/1"))
        window.open([UIOpenURLContext(url: url)])
        window.open(web("https://trips.example/rides/2"))
        await waits(window, for: ["Ride 2"])
        #expect(!window.open(NSUserActivity(activityType: "other")))
        #expect(window.host.navigator.titles == ["Ride 2"])
    }

    @Test("a link that leads nowhere is an error on the scene in front")
    func badLink() {
        let window = window()
        window.open(web("https://trips.example/nowhere"))
        #expect(window.host.navigator.titles == ["Home"])
        #expect(window.host.navigator.isDialogOpen)
    }

    @Test("the delegate of a project passes on what UIKit says, and releases its scenes when its window goes")
    func delegate() throws {
        let scene = UIWindowScene()
        let delegate = SceneDelegate()
        delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        #expect(scene.windows.count == 1)
        #expect(delegate.stateRestorationActivity(for: scene)?.userInfo?.isEmpty == false)
        delegate.scene(scene, openURLContexts: [])
        delegate.scene(scene, continue: NSUserActivity(activityType: "other"))
        weak let root = scene.windows.first?.rootViewController
        #expect(root != nil)
        delegate.sceneDidDisconnect(scene)
        #expect(delegate.stateRestorationActivity(for: scene) == nil)
        #expect(root == nil)
    }

    @Test("a web page that a scene opens is the system's")
    func opens() throws {
        let window = window()
        let url = try #require(URL(string: "https://example.com/terms"))
        window.host.navigator.open(url)
        #expect(UIApplication.shared.opened.contains(url))
    }
}
