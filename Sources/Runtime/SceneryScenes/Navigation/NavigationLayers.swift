/// Scenes as they are open over each other: a base, sheets over it, and in each a stack or tabs.
///
/// `NavigationState` has the identities of open scenes in it, a `DeepLink` their routes.
public struct NavigationLayers<Scene: Sendable & Equatable>: Sendable, Equatable {
    /// A tab: its title and its stack, never empty.
    public struct Tab: Sendable, Equatable {
        public var title: String
        public var scenes: [Scene]

        public init(title: String, scenes: [Scene]) {
            self.title = title
            self.scenes = scenes
        }
    }

    /// What one layer holds.
    public enum Layer: Sendable, Equatable {
        /// A stack, the root first, never empty.
        case stack([Scene])
        /// Tabs, never none, and the index of the selected one.
        case tabs([Tab], selected: Int)
    }

    /// The base first, then each sheet over it. Empty before the first scene.
    public var layers: [Layer]

    public init(layers: [Layer] = []) {
        self.layers = layers
    }
}

extension NavigationLayers: Codable where Scene: Codable {}
extension NavigationLayers.Tab: Codable where Scene: Codable {}
extension NavigationLayers.Layer: Codable where Scene: Codable {}

extension NavigationLayers {
    /// The stack in front, the root first; empty when nothing is open.
    public var frontStack: [Scene] { layers.last?.front ?? [] }

    /// The scene a person sees.
    public var visible: Scene? { frontStack.last }

    /// Every open scene: layer by layer, tab by tab, from the root up.
    public var scenes: [Scene] { layers.flatMap(\.scenes) }

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

    /// The same layers with other values for the scenes; a stack that `transform` leaves nothing of ends
    /// where it first returns `nil`.
    package func map<Other>(_ transform: (Scene) throws -> Other) rethrows -> NavigationLayers<Other> {
        NavigationLayers<Other>(
            layers: try layers.map { layer in
                switch layer {
                case .stack(let scenes): .stack(try scenes.map(transform))
                case .tabs(let tabs, let selected):
                    .tabs(
                        try tabs.map { .init(title: $0.title, scenes: try $0.scenes.map(transform)) },
                        selected: selected)
                }
            })
    }
}

extension NavigationLayers.Layer {
    /// The stack that a person sees of this layer.
    public var front: [Scene] {
        switch self {
        case .stack(let scenes): scenes
        case .tabs(let tabs, let selected): tabs.indices.contains(selected) ? tabs[selected].scenes : []
        }
    }

    public var scenes: [Scene] { stacks.flatMap(\.self) }

    /// The stack, or the stack of each tab.
    package var stacks: [[Scene]] {
        switch self {
        case .stack(let scenes): [scenes]
        case .tabs(let tabs, _): tabs.map(\.scenes)
        }
    }

    func replacingFront(_ stack: [Scene]) -> Self {
        switch self {
        case .stack: return .stack(stack)
        case .tabs(var tabs, let selected):
            tabs[selected].scenes = stack
            return .tabs(tabs, selected: selected)
        }
    }
}
