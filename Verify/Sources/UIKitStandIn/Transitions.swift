/// Lasts as long as the transition that it belongs to.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Returns whether the completion will be called.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A transition of the stand-in, which a test ends.
@MainActor public final class Transition: UIViewControllerTransitionCoordinator {
    public private(set) var isCancelled = false
    /// Whether a person drives it, and so can cancel it.
    public let isInteractive: Bool
    /// Whether the controllers are being notified of its end.
    private(set) var isEnding = false
    private let onEnd: (_ isCancelled: Bool) -> Void
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var forget: () -> Void = {}

    init(isInteractive: Bool, onEnd: @escaping (_ isCancelled: Bool) -> Void) {
        self.isInteractive = isInteractive
        self.onEnd = onEnd
    }

    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    /// - Parameter isCancelled: Only a transition that a person drives can be canceled.
    public func end(isCancelled: Bool = false) {
        guard !isEnding else { return }
        isEnding = true
        self.isCancelled = isCancelled && isInteractive
        onEnd(self.isCancelled)
        forget()
        let calls = completions
        completions = []
        for call in calls { call(self) }
    }
}

@MainActor extension Transition? {
    /// UIKit starts no other of the same kind meanwhile.
    var isUnderWay: Bool { self?.isEnding == false }
}

@MainActor public final class UIWindow: UIView {
    public var rootViewController: UIViewController? {
        didSet {
            oldValue?.setOnScreen(false, animated: false)
            rootViewController?.rootWindow = self
            if isKeyAndVisible { rootViewController?.setOnScreen(true, animated: false) }
        }
    }
    private var isKeyAndVisible = false
    /// Whether animated transitions take until a test ends them; else they end at once.
    public var defersTransitions = false
    /// Those under way, the oldest first.
    public private(set) var transitions: [Transition] = []
    /// https://developer.apple.com/documentation/uikit/uiwindow/windowscene
    public weak var windowScene: UIWindowScene?

    /// https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
        windowScene.add(self)
    }

    public func makeKeyAndVisible() {
        isKeyAndVisible = true
        rootViewController?.setOnScreen(true, animated: false)
    }

    func start(_ transition: Transition, forget: @escaping () -> Void) {
        transitions.append(transition)
        transition.forget = { [weak self, weak transition] in
            self?.transitions.removeAll { $0 === transition }
            forget()
        }
    }
}
