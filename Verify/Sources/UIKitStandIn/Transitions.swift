/// Lasts as long as the transition that it belongs to.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/iscancelled>
    var isCancelled: Bool { get }
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Returns whether the completion will be called.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)>
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// Not Apple's: a transition of the stand-in, which a test ends.
@MainActor public final class Transition: UIViewControllerTransitionCoordinator {
    /// Not Apple's: what a test sees.
    public private(set) var isCancelled = false
    /// Not Apple's: whether a person drives it, and so can cancel it.
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

    /// Not Apple's: what a test sees.
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    /// Not Apple's: the end of the transition.
    ///
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

/// <https://developer.apple.com/documentation/uikit/uiwindow>
@MainActor public final class UIWindow: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
    public var rootViewController: UIViewController? {
        didSet {
            oldValue?.setOnScreen(false, animated: false)
            rootViewController?.rootWindow = self
            if isKeyAndVisible { rootViewController?.setOnScreen(true, animated: false) }
        }
    }
    private var isKeyAndVisible = false
    /// Not Apple's: whether animated transitions take until a test ends them; else they end at once.
    public var defersTransitions = false
    /// Not Apple's: those under way, the oldest first.
    public private(set) var transitions: [Transition] = []
    /// <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>
    public weak var windowScene: UIWindowScene?

    /// <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>
    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>
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
