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
            try await wait(for: try perform(step, scenes))
        }
    }

    private func check(_ link: DeepLink, _ scenes: SceneRegistry) throws(RouteError) {
        if let problem = link.problem { throw .badLink("\(link.scenes)", reason: problem) }
        for route in link.scenes where scenes.entry(for: route.route) == nil {
            throw .unregistered(route: "\(route)")
        }
    }

    /// Performs a step and returns the scene that the next one waits for: the one that was opened, also if its logic has
    /// already opened another over it, such as a sign-in.
    private func perform(_ step: DeepLink.Step, _ scenes: SceneRegistry) throws(RouteError) -> SceneID? {
        switch step {
        case .root(let route):
            let scene = try scenes.build(route.route)
            replaceRoot(with: scene)
            return scene.context.id
        case .push(let route):
            let scene = try scenes.build(route.route)
            push(scene)
            return scene.context.id
        case .present(let route):
            let scene = try scenes.build(route.route)
            present(scene)
            return scene.context.id
        case .select(let index):
            if state.selectedTab != index { selectTab(index) }
            return state.visible
        case .tabs(let tabs):
            var roots: [SceneTab] = []
            for tab in tabs { roots.append(SceneTab(tab.title, scene: try scenes.build(tab.root.route))) }
            replaceRoot(withTabs: roots)
            return state.visible
        }
    }

    private func wait(for id: SceneID?) async throws {
        guard let id, let context = self[id]?.context else { return }
        try await context.logic(as: (any SceneReadiness).self)?.waitUntilReady()
        guard state.visible == id else { throw RouteError.interrupted(at: id.name) }
    }
}
