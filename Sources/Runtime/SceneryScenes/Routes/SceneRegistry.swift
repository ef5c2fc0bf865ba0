import Foundation

/// The scenes of an app and how each is built from its route: for its menu, for links into it, and to
/// build a saved session again.
///
///     let scenes = SceneRegistry([
///         SceneRegistry.Entry("About") { AboutConfigurator.build() },
///         SceneRegistry.Entry(RideRoute.self) { RideConfigurator.build(ride: $0.ride, manager: rides) },
///     ])
///
/// The routes are checked together when the registry is made: that no two have one name or URLs that could
/// be taken for each other, and that each pattern is in order.
@MainActor public struct SceneRegistry {
    public private(set) var entries: [Entry]
    let base: LinkBase?

    /// Makes a registry, or stops the process with all that is wrong with the entries: they are written in
    /// the app's source, so they are wrong in every run.
    ///
    /// - Parameter linkBase: Where links begin, such as `https://trips.example`; by default links are paths
    ///   without a scheme and a host.
    public init(_ entries: [Entry], linkBase: URL? = nil) {
        do { try self.init(checking: entries, linkBase: linkBase) } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Makes a registry of entries that are not known before the app runs.
    ///
    /// - Throws: `RouteError.invalidRegistry` with all that is wrong with the entries.
    public init(checking entries: [Entry], linkBase: URL? = nil) throws(RouteError) {
        var problems = RegistryCheck(entries).problems
        let base = linkBase.flatMap(LinkBase.init)
        if let linkBase, base == nil {
            problems.append("links cannot begin with \"\(linkBase)\"; give a scheme, a host and a path alone")
        }
        guard problems.isEmpty else { throw .invalidRegistry(problems) }
        self.entries = entries
        self.base = base
    }

    /// The registry with one more scene, which cannot be reached by a URL.
    package func adding(_ unlisted: Entry) -> SceneRegistry {
        var registry = self
        registry.entries.append(unlisted)
        return registry
    }

    /// The names of the scenes that can be opened by name alone, in order.
    public var names: [String] { entries.filter(\.isListed).map(\.name) }

    /// Builds the scene of a route.
    ///
    /// - Throws: `RouteError` when no scene is registered for the route, or its builder makes a scene
    ///   with another route.
    public func build(_ route: any SceneRoute) throws(RouteError) -> any SceneView {
        guard let entry = entry(for: route) else {
            if let named = route as? NamedRoute { throw .unknownScene(named.scene, known: names) }
            throw .unregistered(route: "\(type(of: route))")
        }
        let view = try entry.build(route)
        guard AnySceneRoute(view.context.route) == AnySceneRoute(route) else {
            throw .builtOtherRoute(asked: "\(route)", built: "\(view.context.route)")
        }
        return view
    }

    /// Builds a scene that needs no parameters, or whose parameters are all optional.
    ///
    /// - Throws: `RouteError` when there is no scene of this name, or it needs parameters.
    public func build(named name: String) throws(RouteError) -> any SceneView {
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw .unknownScene(name, known: names)
        }
        guard let route = entry.plainRoute else { throw .needsParameters(scene: name) }
        return try build(route)
    }

    package func build(_ saved: SavedRoute) throws(RouteError) -> any SceneView {
        guard let entry = entries.first(where: { $0.name == saved.name }) else {
            throw .unknownScene(saved.name, known: names)
        }
        return try build(try entry.decode(saved))
    }

    func entry(for route: any SceneRoute) -> Entry? {
        entries.first { $0.name == route.sceneName && $0.type == type(of: route) }
    }
}
