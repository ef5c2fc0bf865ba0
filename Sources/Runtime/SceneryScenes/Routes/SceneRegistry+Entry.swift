extension SceneRegistry {
    /// A scene's route and its builder.
    @MainActor public struct Entry {
        /// The name of the scene.
        public let name: String
        let type: any SceneRoute.Type
        /// The route without parameters; `nil` for a scene that needs some.
        let plainRoute: (any SceneRoute)?
        /// Whether the scene is offered in menus and lists.
        let isListed: Bool
        let template: LinkTemplate?
        let problems: [String]
        let build: @MainActor (any SceneRoute) throws(RouteError) -> any SceneView
        let decode: @MainActor (SavedRoute) throws(RouteError) -> any SceneRoute

        /// A scene that needs no parameters and no route of its own.
        public init(_ name: String, build: @escaping @MainActor () -> any SceneView) {
            self.init(name, isListed: true, build: build)
        }

        /// A scene that can be built from its name alone and is not offered: the menu itself.
        package init(unlisted name: String, build: @escaping @MainActor () -> any SceneView) {
            self.init(name, isListed: false, build: build)
        }

        private init(_ name: String, isListed: Bool, build: @escaping @MainActor () -> any SceneView) {
            self.name = name
            self.isListed = isListed
            type = NamedRoute.self
            plainRoute = NamedRoute(name)
            template = isListed ? LinkTemplate(named: name) : nil
            problems = name.isEmpty ? ["a scene has an empty name"] : []
            self.build = { _ throws(RouteError) in build() }
            decode = { _ in NamedRoute(name) }
        }

        /// A scene that is built from its route.
        public init<Route: SceneRoute>(
            _ route: Route.Type, build: @escaping @MainActor (Route) -> any SceneView
        ) {
            let link = route.link
            name = route.name
            type = route
            plainRoute = try? RouteDecoder.route(route, NoRouteValues())
            isListed = plainRoute != nil
            template = link.template
            problems = link.problems.map { "\(route): \($0)" }
            self.build = { asked throws(RouteError) in
                guard let typed = asked as? Route else {
                    throw .unregistered(route: "\(Swift.type(of: asked))")
                }
                return build(typed)
            }
            decode = { saved throws(RouteError) in try saved.decoded(as: route) }
        }
    }
}

/// What is wrong with the entries of a registry.
@MainActor struct RegistryCheck {
    let problems: [String]

    init(_ entries: [SceneRegistry.Entry]) {
        var problems = entries.flatMap(\.problems)
        for (index, entry) in entries.enumerated() {
            for earlier in entries.prefix(index) {
                if earlier.name == entry.name {
                    problems.append(
                        "\(Self.label(earlier)) and \(Self.label(entry)) are both named \"\(entry.name)\"; give one another `name`"
                    )
                } else if let one = earlier.template, let two = entry.template, one.overlaps(two) {
                    problems.append(
                        "a URL could be of \(Self.label(earlier)), \"\(one.text)\", and of \(Self.label(entry)), \"\(two.text)\"; change one `link`"
                    )
                }
            }
        }
        self.problems = problems
    }

    private static func label(_ entry: SceneRegistry.Entry) -> String {
        entry.type == NamedRoute.self ? "the scene \"\(entry.name)\"" : String(reflecting: entry.type)
    }
}
