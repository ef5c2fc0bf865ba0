import Foundation

/// Its stack is what the transition under way leads to.
/// <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@MainActor open class UINavigationController: UIViewController {
    public weak var delegate: (any UINavigationControllerDelegate)?
    public private(set) var viewControllers: [UIViewController] = []
    /// How often UIKit left the stack as it is, since a transition was under way, and wrote a line to the log.
    public private(set) var refusedChanges = 0

    override var visibleChildren: [UIViewController] { viewControllers.suffix(1) }
    public var topViewController: UIViewController? { viewControllers.last }

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)>
    public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        change(to: controllers, animated: animated, isInteractive: false)
    }

    /// What the back button does.
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)>
    @discardableResult
    public func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, isOnScreen, !navigationTransition.isUnderWay else { return nil }
        let top = viewControllers.last
        change(to: viewControllers.dropLast(), animated: animated, isInteractive: false)
        return top
    }

    /// What a swipe from the edge starts; touches count neither while a transition is under way nor while
    /// the stack itself is being presented or dismissed.
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer>
    public func swipeBack() {
        guard viewControllers.count > 1, isOnScreen, !navigationTransition.isUnderWay else { return }
        change(to: viewControllers.dropLast(), animated: true, isInteractive: true)
    }

    /// What a tap on the selected tab does.
    func popToRootByTap() {
        guard viewControllers.count > 1, isOnScreen, !navigationTransition.isUnderWay else { return }
        change(to: Array(viewControllers.prefix(1)), animated: true, isInteractive: false)
    }

    private func change(to controllers: [UIViewController], animated: Bool, isInteractive: Bool) {
        guard !navigationTransition.isUnderWay else {
            refusedChanges += 1
            return
        }
        let before = viewControllers
        let from = before.last
        let to = controllers.last
        put(controllers)
        if isOnScreen, from !== to {
            from?.begin(appearing: false, animated: animated)
            to?.begin(appearing: true, animated: animated)
        }
        run(
            \.navigationTransition, animated: animated && isOnScreen && from !== to,
            isInteractive: isInteractive
        ) { [weak self] isCancelled in
            self?.finish(from: before, to: to, isCancelled: isCancelled, animated: animated)
        }
    }

    private func finish(
        from before: [UIViewController], to: UIViewController?, isCancelled: Bool, animated: Bool
    ) {
        if isCancelled {
            put(before)
            to?.setOnScreen(false, animated: animated)
            if isOnScreen { before.last?.setOnScreen(true, animated: animated) }
            return
        }
        before.last?.endAppearing(animated: animated)
        to?.endAppearing(animated: animated)
        if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
    }

    private func put(_ controllers: [UIViewController]) {
        for controller in viewControllers
        where controller.parent === self && !controllers.contains(controller) {
            controller.parent = nil
            controller.navigationController = nil
        }
        viewControllers = controllers
        for controller in controllers {
            controller.navigationController = self
            controller.parent = self
        }
    }
}

/// Not called for a transition that is canceled.
/// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

@MainActor open class UITabBarController: UIViewController {
    public weak var delegate: (any UITabBarControllerDelegate)?
    public var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.parent = self }
            childrenChanged(from: [], animated: false)
        }
    }
    public var selectedIndex = 0 {
        willSet { leaving = visibleChildren }
        didSet { childrenChanged(from: leaving, animated: false) }
    }
    private var leaving: [UIViewController] = []

    override var visibleChildren: [UIViewController] {
        guard let all = viewControllers, all.indices.contains(selectedIndex) else { return [] }
        return [all[selectedIndex]]
    }

    /// What a person's tap on a tab does.
    public func tapTab(_ index: Int) {
        guard let tapped = viewControllers?[index],
            delegate?.tabBarController(self, shouldSelect: tapped) != false
        else { return }
        let isSelected = index == selectedIndex
        selectedIndex = index
        if isSelected, let stack = tapped as? UINavigationController { stack.popToRootByTap() }
        if let controller = visibleChildren.first { delegate?.tabBarController(self, didSelect: controller) }
    }
}

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
}

@MainActor public final class UIAlertController: UIViewController {
    public enum Style: Sendable { case alert, actionSheet }
    public private(set) var message: String?
    public private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    /// UIKit ends the app at a second action whose style is `cancel`.
    public func addAction(_ action: UIAlertAction) {
        actions.append(action)
        precondition(actions.count { $0.style == .cancel } < 2, "two cancel actions")
    }

    /// What a person's tap on a button does: the alert goes, then the handler runs.
    public func tap(_ title: String) {
        guard let action = actions.first(where: { $0.title == title }) else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}

@MainActor public final class UIAlertAction {
    public enum Style: Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

@MainActor public final class UINavigationItem {
    public var rightBarButtonItem: UIBarButtonItem?
}

@MainActor public final class UIBarButtonItem {
    public let customView: UIView?
    public init(customView: UIView) { self.customView = customView }
}

@MainActor public final class UITabBarItem {
    public var title: String?
}

@MainActor public final class UIApplication {
    public static let shared = UIApplication()
    public private(set) var opened: [URL] = []
    public func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?) {
        opened.append(url)
        completionHandler?(true)
    }
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
