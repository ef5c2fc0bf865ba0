import NavigationSimulation
import SceneryScreens
import UIKitStandIn
import VerifiedUIKit

/// The UIKit host in a window whose transitions take time.
@MainActor final class SimulatedUIKit: SimulatedHost {
    let app = SimulatedApp { SimulatedScene($0) }
    let window = UIWindow()
    let host: UIKitHost
    /// What a person leaves by the gestures that are under way.
    private var gestures: [(transition: Transition, scene: String?)] = []

    init() {
        host = UIKitHost(app.app, window: window)
        window.defersTransitions = true
    }

    func perform(_ step: Step) {
        guard !app.perform(step) else { return }
        switch step {
        case .swipeBack: swipe()
        case .tapBack: front?.popViewController(animated: true)
        case .dragSheet: drag()
        case .tapTab(let tab): if alert == nil { (layers.last as? UITabBarController)?.tapTab(tab) }
        case .end(let number): transition(number).map(end)
        case .cancel(let number): transition(number).map(cancel)
        default: break
        }
    }

    private func transition(_ number: Int) -> Transition? {
        window.transitions.isEmpty ? nil : window.transitions[number % window.transitions.count]
    }

    private func swipe() {
        let scene = front?.topViewController?.title
        begin(leaving: scene) { front?.swipeBack() }
    }

    private func drag() {
        guard layers.count > 1, alert == nil else { return }
        let scene = (layers.last as? UINavigationController)?.viewControllers.first?.title
        begin(leaving: scene) { layers[layers.count - 2].dragSheetAway() }
    }

    private func begin(leaving scene: String?, _ gesture: () -> Void) {
        let count = window.transitions.count
        gesture()
        if window.transitions.count > count, let last = window.transitions.last {
            gestures.append((last, scene))
        }
    }

    private func end(_ transition: Transition) {
        let scene = gestures.first { $0.transition === transition }?.scene
        gestures.removeAll { $0.transition === transition }
        app.end(leaving: scene) { transition.end() }
    }

    private func cancel(_ transition: Transition) {
        guard transition.isInteractive else { return end(transition) }
        gestures.removeAll { $0.transition === transition }
        transition.end(isCancelled: true)
    }

    // MARK: What is shown

    /// What is in the window and presented over it, without an alert.
    var layers: [UIViewController] {
        var layers: [UIViewController] = []
        var next = window.rootViewController
        while let controller = next, !(controller is UIAlertController) {
            layers.append(controller)
            next = controller.presentedViewController
        }
        return layers
    }

    var alert: UIAlertController? { layers.last?.presentedViewController as? UIAlertController }

    /// The stack that a person sees; none behind an alert.
    var front: UINavigationController? {
        guard alert == nil else { return nil }
        let tabs = layers.last as? UITabBarController
        return (tabs.map { $0.viewControllers?[$0.selectedIndex] } ?? layers.last) as? UINavigationController
    }

    var outline: String {
        layers.map { layer in
            guard let tabs = layer as? UITabBarController else { return SimulatedApp.outline(names(layer)) }
            return SimulatedApp.outline(
                tabs: (tabs.viewControllers ?? []).map(names), selected: tabs.selectedIndex)
        }.joined(separator: " | ")
    }

    private func names(_ stack: UIViewController) -> [String] {
        (stack as? UINavigationController)?.viewControllers.map { controller in
            _ = controller.view
            return controller.title ?? "?"
        } ?? ["?"]
    }

    /// Lets everything that is under way come to its end.
    func settle() {
        for _ in 0..<100 {
            guard let transition = window.transitions.first else { return }
            end(transition)
        }
    }

    func settledProblems() -> [String] {
        settle()
        var problems = app.unwanted.map { "\($0) was closed by a gesture that ended late" }
        if !window.transitions.isEmpty { problems.append("a transition without end") }
        if outline != app.outline { problems.append("shown \(outline), open \(app.outline)") }
        if !app.leaked.isEmpty { problems.append("not released: \(app.leaked)") }
        let hasDialog = app.navigator.isDialogOpen
        if (alert != nil) != hasDialog { problems.append("dialog \(hasDialog), alert \(alert != nil)") }
        let top = layers.last
        if top?.refusedPresentations.isEmpty == false || front?.refusedChanges ?? 0 > 0 {
            problems.append("UIKit refused a change")
        }
        return problems
    }
}

/// A scene with a screen of nothing but its title.
@MainActor final class SimulatedScene: ScreenView {
    let stage: Stage

    init(_ name: String) {
        stage = Stage(name)
        stage.show(name) {}
    }
}
