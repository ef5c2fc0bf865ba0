import SceneryScreens
import Testing
import UIKitStandIn
import VerifiedUIKit

@MainActor @Suite("Dialogs in the UIKit host") struct DialogTests {
    private let window = UIWindow()
    private let home = SampleView("Home")
    private let host: UIKitHost

    init() {
        let home = home
        host = UIKitHost(
            HostedApp("Sample") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: SceneNavigator(root: home))
            }, window: window)
    }

    private var root: UIViewController? { window.rootViewController }
    private var stack: UINavigationController? { root as? UINavigationController }
    private var alert: UIAlertController? { front?.presentedViewController as? UIAlertController }
    private var scenes: [String] { host.navigator.state.scenes.map(\.name) }

    /// The controller that nothing but an alert is presented over.
    private var front: UIViewController? {
        var front = root
        while let next = front?.presentedViewController, !(next is UIAlertController) { front = next }
        return front
    }

    private func ask(_ view: SampleView, _ title: String = "Sure?") {
        view.stage.show(dialog: ScreenDialog(title) { ScreenButton("Yes") })
    }

    @Test("going back by UIKit's own means is undone while a dialog is open, and works once it is answered")
    func back() {
        let detail = SampleView("Detail")
        host.navigator.push(detail)
        ask(detail)
        stack?.popViewController(animated: true)
        #expect(scenes == ["Home", "Detail"])
        #expect(stack?.viewControllers.map(\.title) == ["Home", "Detail"])
        #expect(alert?.title == "Sure?")

        alert?.tap("Yes")
        stack?.popViewController(animated: true)
        #expect(scenes == ["Home"])
    }

    @Test("a sheet with a dialog cannot be dragged away", arguments: [true, false])
    func sheet(isAsked: Bool) {
        let sheet = SampleView("Sheet")
        host.navigator.present(sheet)
        ask(sheet)
        stack?.dragSheetAway(askingForPermission: isAsked)
        #expect(scenes == ["Home", "Sheet"])
        #expect((front as? UINavigationController)?.topViewController?.title == "Sheet")
        #expect(alert?.title == "Sure?")

        alert?.tap("Yes")
        stack?.dragSheetAway()
        #expect(scenes == ["Home"])
    }

    @Test("the tab stays while a dialog is open")
    func tabs() throws {
        let one = SampleView("A")
        host.navigator.replaceRoot(
            withTabs: [SceneTab("One", scene: one), SceneTab("Two", scene: SampleView("B"))])
        let bar = try #require(root as? UITabBarController)
        ask(one)
        bar.tapTab(1)
        #expect(bar.selectedIndex == 0)
        #expect(host.navigator.state.visible?.name == "A")

        alert?.tap("Yes")
        bar.tapTab(1)
        #expect(host.navigator.state.visible?.name == "B")
    }

    @Test("a dialog that is there before its scene is on the screen waits for that")
    func early() {
        let detail = SampleView("Detail")
        ask(detail)
        host.navigator.push(detail)
        #expect(alert?.title == "Sure?")
        #expect(stack?.refusedPresentations.isEmpty == true)
    }

    @Test("the dialog of a scene below a sheet waits until the sheet is closed", arguments: [true, false])
    func below(isDragged: Bool) {
        host.navigator.present(SampleView("Sheet"))
        ask(home)
        #expect(alert == nil)
        if isDragged { stack?.dragSheetAway() } else { host.navigator.dismiss() }
        #expect(scenes == ["Home"])
        #expect(alert?.title == "Sure?")
        #expect(stack?.refusedPresentations.isEmpty == true)
    }

    @Test("a sheet takes the place of an open dialog, which comes back after it")
    func interrupted() {
        ask(home)
        host.navigator.present(SampleView("Sheet"))
        #expect((front as? UINavigationController)?.topViewController?.title == "Sheet")
        #expect(alert == nil)
        host.navigator.dismiss()
        #expect(alert?.title == "Sure?")
        #expect(home.stage.screen.dialog != nil)
    }

    @Test("a scene that closes while its dialog is open takes the alert with it")
    func closed() {
        let detail = SampleView("Detail")
        host.navigator.push(detail)
        ask(detail)
        host.navigator.pop()
        #expect(scenes == ["Home"])
        #expect(alert == nil)
    }

    @Test("a sheet that closes while its dialog is open takes both away")
    func closedSheet() {
        let sheet = SampleView("Sheet")
        host.navigator.present(sheet)
        ask(sheet)
        host.navigator.dismiss()
        #expect(stack?.presentedViewController == nil)
        #expect(scenes == ["Home"])
    }

    @Test("one dialog takes the place of another")
    func replaced() {
        ask(home, "First?")
        ask(home, "Second?")
        #expect(alert?.title == "Second?")
        home.stage.show(dialog: nil)
        #expect(alert == nil)
    }

    @Test("a sheet that is open from the start is presented")
    func start() {
        let navigator = SceneNavigator(root: SampleView("Home"))
        navigator.present(SampleView("Sheet"))
        let window = UIWindow()
        let host = UIKitHost(
            HostedApp("Sample") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
            }, window: window)
        #expect(window.rootViewController?.presentedViewController is UINavigationController)
        _ = host
    }
}
