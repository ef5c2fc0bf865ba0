import Foundation

/// A route as a saved session keeps it: its name, and its properties as JSON.
package struct SavedRoute: Sendable, Codable, Hashable {
    package let name: String
    /// `nil` for a `NamedRoute`.
    package let parameters: Data?

    package init(name: String, parameters: Data? = nil) {
        self.name = name
        self.parameters = parameters
    }

    /// - Throws: What `JSONEncoder` throws when a property has no JSON form, such as a number that is
    ///   not finite.
    package init(_ route: any SceneRoute) throws {
        name = route.sceneName
        guard !(route is NamedRoute) else {
            parameters = nil
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        parameters = try encoder.encode(route)
    }

    /// - Throws: `RouteError` when the parameters are missing or are not those of the route.
    func decoded<Route: SceneRoute>(as route: Route.Type) throws(RouteError) -> Route {
        guard let parameters else { throw .needsParameters(scene: name) }
        do { return try JSONDecoder().decode(route, from: parameters) } catch {
            throw .unreadableParameters(scene: name, reason: "\(error)")
        }
    }
}
