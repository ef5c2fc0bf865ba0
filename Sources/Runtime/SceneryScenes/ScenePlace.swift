/// Where a scene's view stands: in which navigation, how far along its life, and what ends with it.
///
/// A view holds its place strongly and creates it once. The navigator fills it in when the scene
/// is attached and empties it when the scene is closed. Hosts tell it `appear` and `disappear`; it
/// forwards the lifecycle to the logic in the order that `SceneLifecycle` promises, whatever order
/// a host calls in.
@MainActor public final class ScenePlace {
    /// How the scene can be built again.
    public let route: SceneRoute
    /// The scene's identity; `nil` until it is attached.
    public internal(set) var id: SceneID?
    /// The navigation the scene is part of; `nil` before it is attached and after it is closed.
    public internal(set) weak var navigation: (any NavigationControlling)?
    /// What is told the lifecycle: the scene's logic. The view owns it anyway.
    public let lifecycle: (any SceneLifecycle)?
    /// Whether the scene was attached and then closed.
    public private(set) var isClosed = false

    private var isLoaded = false
    private var isVisible = false
    private var kept: [AnyObject] = []
    private var closings: [@MainActor () -> Void] = []

    public init(_ name: String, lifecycle: (any SceneLifecycle)? = nil) {
        route = SceneRoute(name)
        self.lifecycle = lifecycle
    }

    public init(_ route: SceneRoute, lifecycle: (any SceneLifecycle)? = nil) {
        self.route = route
        self.lifecycle = lifecycle
    }

    /// The logic as something that it also is, such as `StateRestoring`; `nil` where it is not. A
    /// proxy of the logic is passed by only if it is no `Role` itself.
    public func logic<Role>(as role: Role.Type = Role.self) -> Role? {
        lifecycle as? Role ?? lifecycle.map(untraced) as? Role
    }

    /// Tells the logic that the view is loaded, if it was not told before.
    public func load() {
        guard !isLoaded else { return }
        isLoaded = true
        lifecycle?.viewDidLoad()
    }

    /// Tells the logic that the view appeared; loads it first. Does nothing for a visible view.
    public func appear(animated: Bool = false) {
        load()
        guard !isVisible, !isClosed else { return }
        isVisible = true
        lifecycle?.viewWillAppear(animated)
        lifecycle?.viewDidAppear(animated)
    }

    /// Tells the logic that the view disappeared. Does nothing for a view that is not visible.
    public func disappear(animated: Bool = false) {
        guard isVisible else { return }
        isVisible = false
        lifecycle?.viewWillDisappear(animated)
        lifecycle?.viewDidDisappear(animated)
    }

    /// Keeps a token (of an observable, a broadcast, a promise) until the scene is closed.
    public func keep(_ token: AnyObject) {
        guard !isClosed else { return }
        kept.append(token)
    }

    /// Runs `action` when the scene is closed, or at once if it is closed already. Actions run in
    /// the order they were added.
    public func onClose(_ action: @escaping @MainActor () -> Void) {
        if isClosed { action() } else { closings.append(action) }
    }

    /// Ends the scene: disappears it, leaves its navigation, runs the closing actions and lets go
    /// of every kept token. A second call does nothing.
    func close() {
        guard !isClosed else { return }
        disappear()
        isClosed = true
        navigation = nil
        let actions = closings
        closings = []
        kept = []
        for action in actions { action() }
    }
}
