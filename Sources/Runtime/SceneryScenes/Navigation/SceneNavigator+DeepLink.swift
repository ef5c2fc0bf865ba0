/// Logic that needs time until other scenes can be opened on top of its own: until a person has signed in, or
/// what the next scene depends on is there.
@MainActor public protocol SceneReadiness: AnyObject {
    /// Returns once the next scene of a link can be opened, at once if it can be already.
    ///
    /// - Throws: When that will never be; the rest of the link is then not opened.
    func waitUntilReady() async throws
}

extension SceneNavigator {
    /// The routes of all open scenes.
    public var link: DeepLink {
        state.map { id in AnySceneRoute(self[id]?.context.route ?? NamedRoute(id.name)) }
    }

    /// Closes everything and opens the scenes of a link, from the base up.
    ///
    /// Each scene is shown, and loaded by the host, before the next is built; where its logic has
    /// `SceneReadiness` the next waits for that. Nothing changes before all routes are known to be registered.
    ///
    /// - Throws: `RouteError` for a link that cannot be opened, in which case nothing has changed;
    ///   `RouteError.interrupted` when the scene that was waited for is no longer in front;
    ///   `CancellationError`; and what `waitUntilReady` throws. In these cases the scenes that are open stay.
    public func open(_ link: DeepLink, from scenes: SceneRegistry) async throws {
        try check(link, scenes)
        for step in link.steps {
            try Task.checkCancellation()
            try perform(step, scenes)
            try await waitForFront()
        }
    }

    private func check(_ link: DeepLink, _ scenes: SceneRegistry) throws(RouteError) {
        if let problem = link.problem { throw .badLink("\(link.scenes)", reason: problem) }
        for route in link.scenes where scenes.entry(for: route.route) == nil {
            throw .unregistered(route: "\(route)")
        }
    }

    private func perform(_ step: DeepLink.Step, _ scenes: SceneRegistry) throws(RouteError) {
        switch step {
        case .root(let route): replaceRoot(with: try scenes.build(route.route))
        case .push(let route): push(try scenes.build(route.route))
        case .present(let route): present(try scenes.build(route.route))
        case .select(let index): if state.selectedTab != index { selectTab(index) }
        case .tabs(let tabs):
            var roots: [SceneTab] = []
            for tab in tabs { roots.append(SceneTab(tab.title, scene: try scenes.build(tab.root.route))) }
            replaceRoot(withTabs: roots)
        }
    }

    private func waitForFront() async throws {
        guard let id = state.visible, let context = self[id]?.context else { return }
        try await context.logic(as: (any SceneReadiness).self)?.waitUntilReady()
        guard state.visible == id else { throw RouteError.interrupted(at: id.name) }
    }
}
