/// A navigation state to be opened: the route of each scene, layer by layer.
///
///     DeepLink(RidesRoute(), RideRoute(ride: 7)).presenting(TermsRoute())
///
/// Tabs can be the base only. A `SceneRegistry` reads and writes it as a URL; `SceneNavigator.open` opens it.
public typealias DeepLink = NavigationLayers<AnySceneRoute>

extension NavigationLayers where Scene == AnySceneRoute {
    /// A stack, the root first.
    public init(_ root: any SceneRoute, _ routes: any SceneRoute...) {
        self.init(layers: [.stack(([root] + routes).map(AnySceneRoute.init))])
    }

    /// Tabs.
    public init(tabs: Tab..., selected: Int = 0) {
        self.init(layers: [.tabs(tabs, selected: selected)])
    }

    /// The same with one more sheet over it.
    public func presenting(_ root: any SceneRoute, _ routes: any SceneRoute...) -> Self {
        Self(layers: layers + [.stack(([root] + routes).map(AnySceneRoute.init))])
    }
}

extension NavigationLayers.Tab where Scene == AnySceneRoute {
    public init(_ title: String, _ root: any SceneRoute, _ routes: any SceneRoute...) {
        self.init(title: title, scenes: ([root] + routes).map(AnySceneRoute.init))
    }
}

extension NavigationLayers where Scene == AnySceneRoute {
    /// The most scenes that a link may open.
    static var maximumScenes: Int { 64 }

    /// What is wrong with the link, whatever its routes are; `nil` for one that can be opened.
    var problem: String? {
        if layers.isEmpty { return "nothing is open in it" }
        if layers.flatMap(\.stacks).contains(where: \.isEmpty) {
            return "a stack or a tab in it has no scene"
        }
        if scenes.count > Self.maximumScenes {
            return "it has \(scenes.count) scenes; a link opens \(Self.maximumScenes) at most"
        }
        for (index, layer) in layers.enumerated() {
            guard case .tabs(let tabs, let selected) = layer else { continue }
            if index > 0 { return "a sheet in it has tabs; only the base can have them" }
            if !tabs.indices.contains(selected) { return "it has no tab \(selected) to select" }
        }
        return nil
    }

    /// A change of a navigation that opens one more part of the link.
    enum Step {
        case root(AnySceneRoute)
        case tabs([(title: String, root: AnySceneRoute)])
        case select(Int)
        case push(AnySceneRoute)
        case present(AnySceneRoute)
    }

    /// The steps that open the link, in order.
    var steps: [Step] {
        layers.enumerated().flatMap { index, layer -> [Step] in
            switch layer {
            case .stack(let scenes):
                scenes.prefix(1).map { index == 0 ? .root($0) : .present($0) }
                    + scenes.dropFirst().map(Step.push)
            case .tabs(let tabs, let selected): Self.steps(tabs, selected)
            }
        }
    }

    /// Tabs with no more than their first scene need not be in front while the link is opened.
    private static func steps(_ tabs: [Tab], _ selected: Int) -> [Step] {
        var steps: [Step] = [.tabs(tabs.compactMap { tab in tab.scenes.first.map { (tab.title, $0) } })]
        for (index, tab) in tabs.enumerated() where index != selected && tab.scenes.count > 1 {
            steps += [.select(index)] + tab.scenes.dropFirst().map(Step.push)
        }
        steps.append(.select(selected))
        return steps + tabs[selected].scenes.dropFirst().map(Step.push)
    }
}
