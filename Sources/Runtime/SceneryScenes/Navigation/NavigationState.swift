/// Which scenes are open and how they lie over each other, as a value.
public struct NavigationState: Sendable, Codable, Equatable {
    /// A tab: its title and its stack, never empty.
    public struct Tab: Sendable, Codable, Equatable {
        public var title: String
        public var scenes: [SceneID]

        public init(title: String, scenes: [SceneID]) {
            self.title = title
            self.scenes = scenes
        }
    }

    /// What one layer holds.
    public enum Layer: Sendable, Codable, Equatable {
        /// A stack, the root first, never empty.
        case stack([SceneID])
        /// Tabs, never none, and the index of the selected one.
        case tabs([Tab], selected: Int)
    }

    /// The base first, then each sheet over it. Empty before the first scene.
    public var layers: [Layer]

    public init(layers: [Layer] = []) {
        self.layers = layers
    }
}

extension NavigationState {
    /// The stack in front, the root first; empty when nothing is open.
    public var frontStack: [SceneID] { layers.last?.front ?? [] }

    /// The scene a person sees.
    public var visible: SceneID? { frontStack.last }

    /// Every open scene: layer by layer, tab by tab, from the root up.
    public var scenes: [SceneID] { layers.flatMap(\.scenes) }

    /// Whether what is in front is a sheet.
    public var isSheet: Bool { layers.count > 1 }

    /// Whether going back would close a scene: one of the stack, or the sheet.
    public var canGoBack: Bool { frontStack.count > 1 || isSheet }

    /// The tabs in front; empty where there are none.
    public var tabs: [Tab] {
        if case .tabs(let tabs, _) = layers.last { tabs } else { [] }
    }

    public var selectedTab: Int? {
        if case .tabs(_, let selected) = layers.last { selected } else { nil }
    }
}

extension NavigationState.Layer {
    /// The stack that a person sees of this layer.
    public var front: [SceneID] {
        switch self {
        case .stack(let scenes): scenes
        case .tabs(let tabs, let selected): tabs[selected].scenes
        }
    }

    public var scenes: [SceneID] {
        switch self {
        case .stack(let scenes): scenes
        case .tabs(let tabs, _): tabs.flatMap(\.scenes)
        }
    }

    func replacingFront(_ stack: [SceneID]) -> Self {
        switch self {
        case .stack: return .stack(stack)
        case .tabs(var tabs, let selected):
            tabs[selected].scenes = stack
            return .tabs(tabs, selected: selected)
        }
    }
}
