import SceneryScreens
import Testing
import UIKitStandIn
import VerifiedUIKit

@MainActor @Suite("The UIKit host, against the stand-in") struct UIKitHostTests {
    private let window = UIWindow()

    private func host(_ root: SampleView) -> UIKitHost {
        UIKitHost(
            HostedApp("Sample") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: SceneNavigator(root: root))
            }, window: window)
    }

    private var stack: UINavigationController? { window.rootViewController as? UINavigationController }

    @Test("the root scene is drawn and its logic receives the lifecycle in order")
    func root() throws {
        let view = SampleView("Home")
        let host = host(view)
        #expect(view.logic.calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
        #expect(stack?.topViewController?.title == "Home")
        _ = host
    }

    @Test("a button's tap is the scene's event, a typed line its field's")
    func events() throws {
        let view = SampleView("Home")
        let host = host(view)
        let all = try #require(stack?.topViewController).view.descendants
        let button = try #require(
            all.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "button-4" })
        button.sendActions(for: .touchUpInside)
        let field = try #require(all.compactMap { $0 as? UITextField }.first)
        field.type("hi")
        field.pressReturn()
        #expect(view.logic.calls.suffix(2) == ["go", "said hi"])
        #expect(field.text == "", "a field is emptied after it was submitted, even while focused")
        _ = host
    }

    @Test("what a person types stays while the screen around it changes")
    func typing() throws {
        let view = SampleView("Home")
        let host = host(view)
        let all = try #require(stack?.topViewController).view.descendants
        let field = try #require(all.compactMap { $0 as? UITextField }.first)
        field.type("half a li")
        view.show("changed")
        #expect(field.text == "half a li")
        #expect(stack?.topViewController?.title == "changed")
        let after = try #require(stack?.topViewController).view.descendants.compactMap { $0 as? UITextField }
        #expect(after.first === field, "the view is kept, so focus and caret stay")
        _ = host
    }

    @Test("going back by UIKit's own button closes and releases the scene")
    func back() throws {
        let host = host(SampleView("Home"))
        weak var released: SampleView?
        do {
            let detail = SampleView("Detail")
            released = detail
            host.navigator.push(detail)
        }
        #expect(stack?.viewControllers.count == 2)
        stack?.popViewController(animated: true)
        #expect(host.navigator.state.scenes.map(\.name) == ["Home"])
        #expect(released == nil)
    }

    @Test("a popped scene leaves the stack; UIKit is not asked twice")
    func pop() {
        let host = host(SampleView("Home"))
        host.navigator.push(SampleView("Detail"))
        host.navigator.pop()
        #expect(stack?.viewControllers.map(\.title) == ["Home"])
        #expect(host.navigator.state.scenes.count == 1)
    }

    @Test("a sheet dragged away closes its scenes")
    func sheet() {
        let host = host(SampleView("Home"))
        host.navigator.present(SampleView("Sheet"))
        #expect(stack?.presentedViewController != nil)
        stack?.dragSheetAway()
        #expect(host.navigator.state.scenes.map(\.name) == ["Home"])
        host.navigator.present(SampleView("Again"))
        host.navigator.dismiss()
        #expect(stack?.presentedViewController == nil)
    }

    @Test("tabs follow the navigator and the navigator follows the tab bar")
    func tabs() throws {
        let host = host(SampleView("Home"))
        host.navigator.replaceRoot(
            withTabs: [SceneTab("One", scene: SampleView("A")), SceneTab("Two", scene: SampleView("B"))])
        let bar = try #require(window.rootViewController as? UITabBarController)
        bar.tapTab(1)
        #expect(host.navigator.state.visible?.name == "B")
        host.navigator.selectTab(0)
        #expect(bar.selectedIndex == 0)
    }

    @Test("an error is an alert whose retry button asks the logic again")
    func alert() throws {
        let view = SampleView("Home")
        let host = host(view)
        view.show(error: ErrorViewModel(title: "No Internet!", message: "Try later", retryTitle: "Retry"))
        let alert = try #require(stack?.topViewController?.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.title) == ["Retry", "OK"])
        alert.tap("Retry")
        #expect(view.logic.calls.last == "retry")
        #expect(view.stage.screen.dialog == nil)
        _ = host
    }

    @Test("a scene whose view is a view controller is shown as it is")
    func ownController() {
        let own = OwnController()
        let host = UIKitHost(
            HostedApp("Own") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: SceneNavigator(root: own))
            }, window: window)
        #expect(stack?.topViewController === own)
        _ = host
    }
}

@MainActor final class SampleLogic: SceneLifecycle, Retrying {
    var calls: [String] = []
    func viewDidLoad() { calls.append("viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    func retry() { calls.append("retry") }
}

@MainActor final class SampleView: ScreenView {
    let logic = SampleLogic()
    let stage: Stage

    init(_ name: String) {
        stage = Stage(name, lifecycle: logic)
        show(name)
    }

    func show(_ title: String) {
        stage.show(title) {
            ScreenText("Hello")
            ScreenField("Say") { [logic] in logic.calls.append("said \($0)") }
            ScreenToggle("Loud", isOn: false)
            ScreenButton("Go") { [logic] in logic.calls.append("go") }
        }
    }
}

final class OwnController: UIViewController, SceneView {
    let context = SceneContext("Own")
}
