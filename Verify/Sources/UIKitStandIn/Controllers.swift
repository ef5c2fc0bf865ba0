import Foundation

/// Its stack is what the transition under way leads to.
/// <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@MainActor open class UINavigationController: UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/delegate>
    public weak var delegate: (any UINavigationControllerDelegate)?
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers>
    public private(set) var viewControllers: [UIViewController] = []
    /// Not Apple's: how often UIKit left the stack as it is, since a transition was under way, and wrote a line to the log.
    public private(set) var refusedChanges = 0

    override var visibleChildren: [UIViewController] { viewControllers.suffix(1) }
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller>
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
        if let to, from !== to { delegate?.navigationController(self, willShow: to, animated: animated) }
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

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called when a transition starts, also one that a person then cancels.
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)>
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Not called for a transition that is canceled.
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)>
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)>
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)>
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

/// <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@MainActor open class UITabBarController: UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/delegate>
    public weak var delegate: (any UITabBarControllerDelegate)?
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers>
    public var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.parent = self }
            childrenChanged(from: [], animated: false)
        }
    }
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex>
    public var selectedIndex = 0 {
        willSet { leaving = visibleChildren }
        didSet { childrenChanged(from: leaving, animated: false) }
    }
    private var leaving: [UIViewController] = []

    override var visibleChildren: [UIViewController] {
        guard let all = viewControllers, all.indices.contains(selectedIndex) else { return [] }
        return [all[selectedIndex]]
    }

    /// Not Apple's: what a person's tap on a tab does.
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
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)>
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)>
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
extension UITabBarControllerDelegate {
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)>
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
}

/// <https://developer.apple.com/documentation/uikit/uialertcontroller>
@MainActor public final class UIAlertController: UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/style>
    public enum Style: Sendable { case alert, actionSheet }
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/message>
    public private(set) var message: String?
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/actions>
    public private(set) var actions: [UIAlertAction] = []

    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)>
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    /// UIKit ends the app at a second action whose style is `cancel`.
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)>
    public func addAction(_ action: UIAlertAction) {
        actions.append(action)
        precondition(actions.count { $0.style == .cancel } < 2, "two cancel actions")
    }

    /// Not Apple's: what a person's tap on a button does: the alert goes, then the handler runs.
    public func tap(_ title: String) {
        guard let action = actions.first(where: { $0.title == title }) else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}

/// <https://developer.apple.com/documentation/uikit/uialertaction>
@MainActor public final class UIAlertAction {
    /// <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>
    public enum Style: Sendable { case `default`, cancel, destructive }
    /// <https://developer.apple.com/documentation/uikit/uialertaction/title>
    public let title: String?
    /// <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.property>
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?

    /// <https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)>
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// <https://developer.apple.com/documentation/uikit/uinavigationitem>
@MainActor public final class UINavigationItem {
    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem>
    public var rightBarButtonItem: UIBarButtonItem?
}

/// <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@MainActor public final class UIBarButtonItem {
    /// <https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview>
    public let customView: UIView?
    /// <https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(customview:)>
    public init(customView: UIView) { self.customView = customView }
}

/// <https://developer.apple.com/documentation/uikit/uitabbaritem>
@MainActor public final class UITabBarItem {
    /// <https://developer.apple.com/documentation/uikit/uibaritem/title>
    public var title: String?
}

/// <https://developer.apple.com/documentation/uikit/uiapplication>
@MainActor public final class UIApplication {
    /// <https://developer.apple.com/documentation/uikit/uiapplication/shared>
    public static let shared = UIApplication()
    /// Not Apple's: what a test sees.
    public private(set) var opened: [URL] = []
    /// <https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)>
    public func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?) {
        opened.append(url)
        completionHandler?(true)
    }
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
