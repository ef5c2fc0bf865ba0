import Foundation

/// A view controller: loads its view lazily, once, and is notified when it appears and disappears.
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor open class UIViewController: NSObject {
    public var title: String?
    public let navigationItem = UINavigationItem()
    public let tabBarItem = UITabBarItem()
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides>
    public var traitOverrides: any UIMutableTraits = Traits()
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public internal(set) weak var parent: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    public internal(set) weak var navigationController: UINavigationController?
    /// What UIKit did not present, and wrote a line to the log about instead.
    public private(set) var refusedPresentations: [UIViewController] = []

    private var presented: UIViewController?
    private var presentation: UIPresentationController?

    private var loadedView: UIView?
    private var isOnScreen = false

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }

    public var view: UIView {
        if let loadedView { return loadedView }
        let view = UIView()
        loadedView = view
        viewDidLoad()
        return view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// What this controller or one of its ancestors presents.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Lasts until the controller is dismissed.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>
    public var presentationController: UIPresentationController? {
        let current = presentation ?? UIPresentationController()
        presentation = current
        return current
    }

    /// The outermost ancestor presents. It presents one controller at a time, while it is on the screen.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let parent { return parent.present(controller, animated: animated, completion: completion) }
        guard isOnScreen, presented == nil else { return refusedPresentations.append(controller) }
        presented = controller
        controller.presentingViewController = self
        controller.setOnScreen(true, animated: animated)
        completion?()
    }

    /// Dismisses what is presented, with all that is presented over it, or asks the presenting controller to.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
    open func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard presented != nil else {
            let next = parent ?? presentingViewController
            next?.dismiss(animated: animated, completion: completion)
            return
        }
        removePresented(animated: animated)
        completion?()
    }

    private func removePresented(animated: Bool) {
        guard let gone = presented else { return }
        gone.removePresented(animated: animated)
        presented = nil
        gone.presentation = nil
        gone.presentingViewController = nil
        gone.setOnScreen(false, animated: animated)
    }

    /// The controllers that are on the screen when this one is.
    var visibleChildren: [UIViewController] { [] }

    func setOnScreen(_ isOnScreen: Bool, animated: Bool) {
        guard isOnScreen != self.isOnScreen else { return }
        self.isOnScreen = isOnScreen
        if isOnScreen {
            _ = view
            viewWillAppear(animated)
            viewDidAppear(animated)
        } else {
            viewWillDisappear(animated)
            viewDidDisappear(animated)
        }
        for child in visibleChildren { child.setOnScreen(isOnScreen, animated: animated) }
    }

    func childrenChanged(from before: [UIViewController], animated: Bool) {
        guard isOnScreen else { return }
        let now = visibleChildren
        for child in before where !now.contains(child) { child.setOnScreen(false, animated: animated) }
        for child in now { child.setOnScreen(true, animated: animated) }
    }
}

@MainActor open class UINavigationController: UIViewController {
    public weak var delegate: (any UINavigationControllerDelegate)?
    public private(set) var viewControllers: [UIViewController] = []

    override var visibleChildren: [UIViewController] { viewControllers.suffix(1) }
    public var topViewController: UIViewController? { viewControllers.last }

    public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let before = visibleChildren
        viewControllers = controllers
        for controller in controllers {
            controller.navigationController = self
            controller.parent = self
        }
        childrenChanged(from: before, animated: animated)
        if let top = topViewController {
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }

    /// What the back button and the edge swipe do.
    @discardableResult
    public func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return top
    }
}

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
        selectedIndex = index
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

@MainActor public final class UIPresentationController {
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
}

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        true
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
    /// What dragging a sheet down does: the delegate may refuse; else the sheet goes, then the delegate is
    /// notified.
    ///
    /// - Parameter askingForPermission: Asked for by UIKit when the drag starts; pass `false` for a drag that started
    ///   while the delegate still allowed it.
    public func dragSheetAway(askingForPermission: Bool = true) {
        guard let sheet = presented, let presentation = sheet.presentationController else { return }
        let delegate = presentation.delegate
        if askingForPermission, delegate?.presentationControllerShouldDismiss(presentation) == false {
            return
        }
        dismiss(animated: true, completion: nil)
        delegate?.presentationControllerDidDismiss(presentation)
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
        presentingViewController?.dismiss(animated: true, completion: nil)
        action.handler?(action)
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

@MainActor public final class UIWindow: UIView {
    public var rootViewController: UIViewController? {
        didSet {
            oldValue?.setOnScreen(false, animated: false)
            if isKeyAndVisible { rootViewController?.setOnScreen(true, animated: false) }
        }
    }
    private var isKeyAndVisible = false

    public func makeKeyAndVisible() {
        isKeyAndVisible = true
        rootViewController?.setOnScreen(true, animated: false)
    }
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
