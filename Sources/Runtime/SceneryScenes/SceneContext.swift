/// What a scene's view knows of its surroundings: its route, its navigation and its lifecycle, and what ends with it.
///
/// A view creates its context once and holds it strongly. The navigator sets `id` and `navigation` when the
/// scene is attached and clears `navigation` when it is closed. Hosts call `appear` and `disappear`; the context
/// forwards the lifecycle to the logic in the order that `SceneLifecycle` promises, whatever order
/// a host calls in.
@MainActor public final class SceneContext {
    /// How the scene can be built again.
    public let route: any SceneRoute
    /// The scene's identity; `nil` until it is attached.
    public internal(set) var id: SceneID?
    /// The navigation the scene is part of; `nil` before it is attached and after it is closed.
    public internal(set) weak var navigation: (any NavigationControlling)?
    /// What receives the lifecycle: the scene's logic. The view owns it anyway.
    public let lifecycle: (any SceneLifecycle)?
    /// Whether the scene was attached and then closed.
    public private(set) var isClosed = false

    private var isLoaded = false
    private var isVisible = false
    private var kept: [AnyObject] = []
    private var closings: [@MainActor () -> Void] = []

    /// The context of a scene that needs no parameters.
    public convenience init(_ name: String, lifecycle: (any SceneLifecycle)? = nil) {
        self.init(NamedRoute(name), lifecycle: lifecycle)
    }

    public init(_ route: any SceneRoute, lifecycle: (any SceneLifecycle)? = nil) {
        self.route = route
        self.lifecycle = lifecycle
    }

    /// The name of the scene.
    public var name: String { route.sceneName }

    /// The logic as something that it also is, such as `StateRestoring`; `nil` where it is not. A
    /// proxy of the logic is looked through only if it is not a `Role` itself.
    public func logic<Role>(as role: Role.Type = Role.self) -> Role? {
        lifecycle as? Role ?? lifecycle.map(untraced) as? Role
    }

    /// Notifies the logic that the view is loaded, the first time it is called.
    public func load() {
        guard !isLoaded else { return }
        isLoaded = true
        lifecycle?.viewDidLoad()
    }

    /// Notifies the logic that the view appeared; loads it first. Does nothing for a visible view.
    public func appear(animated: Bool = false) {
        load()
        guard !isVisible, !isClosed else { return }
        isVisible = true
        lifecycle?.viewWillAppear(animated)
        lifecycle?.viewDidAppear(animated)
    }

    /// Notifies the logic that the view disappeared. Does nothing for a view that is not visible.
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

    /// Ends the scene: disappears it, leaves its navigation, runs the closing actions and
    /// releases every kept token. A second call does nothing.
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
