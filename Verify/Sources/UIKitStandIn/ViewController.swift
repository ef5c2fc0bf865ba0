import Foundation

/// A view controller: loads its view lazily, once, and is notified when it appears and disappears.
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor open class UIViewController: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>
    public var title: String?
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem>
    public let navigationItem = UINavigationItem()
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem>
    public let tabBarItem = UITabBarItem()
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides>
    public var traitOverrides: any UIMutableTraits = Traits()
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle>
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Not Apple's: what UIKit did not present, and wrote a line to the log about instead.
    public internal(set) var refusedPresentations: [UIViewController] = []
    /// Not Apple's: how often UIKit dismissed nothing, since a presentation or dismissal was under way.
    public internal(set) var refusedDismissals = 0

    var isOnScreen: Bool { phase == .shown }

    /// What Apple's class has in Objective-C, where a mirror sees nothing: here a mirror sees one value.
    private var links = Links()
    private var phase = Phase.gone

    private enum Phase { case gone, appearing, shown, disappearing }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>
    public required init?(coder: NSCoder) { return nil }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>
    public var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()>
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
    open func loadView() { view = UIView() }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
    open func viewDidLoad() {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>
    open func viewWillAppear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>
    open func viewDidAppear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)>
    open func viewWillDisappear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)>
    open func viewDidDisappear(_ animated: Bool) {}

    /// The controllers that are on the screen when this one is.
    var visibleChildren: [UIViewController] { [] }

    /// The transition that this controller or an ancestor of it is in.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentationTransition ?? navigationTransition ?? parent?.transitionCoordinator
    }
}

// MARK: - Links

/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
extension UIViewController {
    private struct Links {
        weak var parent: UIViewController?
        weak var presentingViewController: UIViewController?
        weak var navigationController: UINavigationController?
        weak var rootWindow: UIWindow?
        var presented: UIViewController?
        var presentation: UIPresentationController?
        var presentationTransition: Transition?
        var navigationTransition: Transition?
        var loadedView: UIView?
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/parent>
    public internal(set) var parent: UIViewController? {
        get { links.parent }
        set { links.parent = newValue }
    }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller>
    public internal(set) var presentingViewController: UIViewController? {
        get { links.presentingViewController }
        set { links.presentingViewController = newValue }
    }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller>
    public internal(set) var navigationController: UINavigationController? {
        get { links.navigationController }
        set { links.navigationController = newValue }
    }
    var rootWindow: UIWindow? {
        get { links.rootWindow }
        set { links.rootWindow = newValue }
    }
    var presented: UIViewController? {
        get { links.presented }
        set { links.presented = newValue }
    }
    var presentation: UIPresentationController? {
        get { links.presentation }
        set { links.presentation = newValue }
    }
    var presentationTransition: Transition? {
        get { links.presentationTransition }
        set { links.presentationTransition = newValue }
    }
    var navigationTransition: Transition? {
        get { links.navigationTransition }
        set { links.navigationTransition = newValue }
    }
    private var loadedView: UIView? {
        get { links.loadedView }
        set { links.loadedView = newValue }
    }
}

// MARK: - Appearing

/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
extension UIViewController {
    /// A transition that is canceled begins in the other direction.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)>
    func begin(appearing: Bool, animated: Bool) {
        guard appearing != (phase == .shown || phase == .appearing) else { return }
        phase = appearing ? .appearing : .disappearing
        if appearing {
            _ = view
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in visibleChildren { child.begin(appearing: appearing, animated: animated) }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()>
    func endAppearing(animated: Bool) {
        let isAppearing = phase == .appearing
        guard isAppearing || phase == .disappearing else { return }
        phase = isAppearing ? .shown : .gone
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        for child in visibleChildren { child.endAppearing(animated: animated) }
    }

    func setOnScreen(_ isOnScreen: Bool, animated: Bool) {
        begin(appearing: isOnScreen, animated: animated)
        endAppearing(animated: animated)
    }

    func childrenChanged(from before: [UIViewController], animated: Bool) {
        guard isOnScreen else { return }
        let now = visibleChildren
        for child in before where !now.contains(child) { child.setOnScreen(false, animated: animated) }
        for child in now { child.setOnScreen(true, animated: animated) }
    }

    private var window: UIWindow? { rootWindow ?? parent?.window ?? presentingViewController?.window }

    /// Ends at once what is not animated, and what nobody sees.
    func run(
        _ kind: ReferenceWritableKeyPath<UIViewController, Transition?>, animated: Bool,
        isInteractive: Bool = false, onEnd: @escaping (_ isCancelled: Bool) -> Void
    ) {
        guard animated, let window, window.defersTransitions else { return onEnd(false) }
        let transition = Transition(isInteractive: isInteractive, onEnd: onEnd)
        self[keyPath: kind] = transition
        window.start(transition) { [weak self] in self?[keyPath: kind] = nil }
    }
}
