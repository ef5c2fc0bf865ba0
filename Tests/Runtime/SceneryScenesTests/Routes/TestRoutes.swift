import Foundation
import Scenery

struct HomeRoute: SceneRoute {}

struct AboutUsRoute: SceneRoute {}

/// Identifiers, cases, optional and query parameters.
struct RideRoute: SceneRoute {
    struct ID: RawRepresentable, Codable, LinkValue { let rawValue: UUID }
    enum Layout: String, Codable, CaseIterable, LinkValue { case map, list, both }

    let ride: ID
    var page: Int?
    var layout = Layout.map
    var isLive = false

    static let link: LinkPattern<Self> = "/rides/\(\.ride)?page=\(\.page)&layout=\(\.layout)&live=\(\.isLive)"
}

/// Texts of any kind, two of one type next to each other.
struct SearchRoute: SceneRoute {
    var first: String
    var second: String
    var filter: String?
    var distance: Double

    enum CodingKeys: String, CodingKey {
        case first = "b"
        case second = "a"
        case filter, distance
    }

    static let name = "Find"
    static let link: LinkPattern<Self> =
        "/search/\(\.second)/in/\(\.first)?filter=\(\.filter)&km=\(\.distance)"
}

/// A route that no URL leads to.
struct SecretRoute: SceneRoute {
    let key: [Int]
}

/// A view at any route.
@MainActor final class RouteView: SceneView {
    let context: SceneContext

    init(_ route: some SceneRoute, lifecycle: (any SceneLifecycle)? = nil) {
        context = SceneContext(route, lifecycle: lifecycle)
    }
}

extension SceneRegistry.Entry {
    /// An entry whose scene is a view and nothing else.
    @MainActor static func plain<Route: SceneRoute>(_ route: Route.Type) -> Self {
        Self(route) { RouteView($0) }
    }

    @MainActor static func plain(_ name: String) -> Self { Self(name) { TestView(name) } }
}

extension SceneRegistry {
    /// What most tests of routes are about.
    @MainActor static func test(_ linkBase: String? = nil) -> SceneRegistry {
        SceneRegistry(
            [
                .plain("Help"), .plain(HomeRoute.self), .plain(AboutUsRoute.self), .plain(RideRoute.self),
                .plain(SearchRoute.self), .plain(SecretRoute.self),
            ], linkBase: linkBase.flatMap { URL(string: $0) })
    }
}
