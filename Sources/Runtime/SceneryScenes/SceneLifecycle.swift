/// The moments of a view's life that logic may want to know.
///
/// A logic protocol refines `SceneLifecycle` to receive them; every method is optional, since each has
/// an empty default. `viewDidLoad` comes once, before anything else; the appear and disappear
/// methods come in pairs and in this order, on the main actor. `animated` says whether the host
/// moves the view on or off with an animation; hosts without animations say `false`.
@MainActor public protocol SceneLifecycle: Boundary {
    func viewDidLoad()
    func viewWillAppear(_ animated: Bool)
    func viewDidAppear(_ animated: Bool)
    func viewWillDisappear(_ animated: Bool)
    func viewDidDisappear(_ animated: Bool)
}

extension SceneLifecycle {
    public func viewDidLoad() {}
    public func viewWillAppear(_ animated: Bool) {}
    public func viewDidAppear(_ animated: Bool) {}
    public func viewWillDisappear(_ animated: Bool) {}
    public func viewDidDisappear(_ animated: Bool) {}
}
