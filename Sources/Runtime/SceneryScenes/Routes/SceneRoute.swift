// Ring: a route declares its link pattern, and a pattern decodes and prints routes of its type.

/// Where a scene is, as a value: which scene, and with which parameters.
///
///     struct RideRoute: SceneRoute {
///         let ride: Ride.ID
///         static let link: LinkPattern<Self> = "/rides/\(\.ride)"
///     }
///
/// A scene's route is a type of its own, and its stored properties are the scene's parameters. A
/// `SceneRegistry` builds the scene from the route, a session saves it, and a URL reads and writes it.
/// In a module whose code is isolated to the main actor by default, declare a route `nonisolated`.
public protocol SceneRoute: Codable, Hashable, Sendable {
    /// The name that saved sessions and `--scene` know the scene by; by default the type's name without
    /// `Route`. Give it explicitly before you rename the type of an app that people use.
    static var name: String { get }

    /// How the route reads as a URL. By default a route without properties has its name, `/about-us` for
    /// `AboutUsRoute`, and a route with properties has none.
    static var link: LinkPattern<Self> { get }
}

extension SceneRoute {
    public static var name: String { RouteName.stable(of: Self.self) }

    public static var link: LinkPattern<Self> { LinkPattern(defaultFor: name) }

    /// The name of the route's scene: of a `NamedRoute` its own, of any other route its type's.
    public var sceneName: String { (self as? NamedRoute)?.scene ?? Self.name }
}

/// The route of a scene that has a name and no parameters, and needs no type of its own.
///
/// `SceneContext("About")` and `SceneRegistry.Entry("About") { … }` stand for it.
public struct NamedRoute: SceneRoute {
    /// The scene's name.
    public let scene: String

    public init(_ scene: String) {
        self.scene = scene
    }
}

/// Any route, as a value that can be compared.
public struct AnySceneRoute: Sendable, Hashable, CustomStringConvertible {
    public let route: any SceneRoute

    public init(_ route: any SceneRoute) {
        self.route = route
    }

    public static func == (one: Self, other: Self) -> Bool {
        AnyHashable(one.route) == AnyHashable(other.route)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(route))
    }

    public var description: String { "\(route)" }
}
