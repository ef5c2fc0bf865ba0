/// One thing that can be done to a navigation.
public enum NavigationChange: Sendable, Codable, Equatable {
    case push(SceneID)
    case pop
    case popToRoot
    case present(SceneID)
    case dismiss
    case replace(SceneID)
    case replaceRoot(SceneID)
    case replaceRootWithTabs([NavigationState.Tab], selected: Int)
    case selectTab(Int)
    /// A host's own gesture closed what was on top of this scene.
    case returnTo(SceneID)
}

extension NavigationState {
    /// The state after `change`, or `nil` where it cannot be done here.
    public func applying(_ change: NavigationChange) -> NavigationState? {
        switch change {
        case .push(let scene): replacingFront(frontStack + [scene])
        case .pop: frontStack.count > 1 ? replacingFront(frontStack.dropLast()) : nil
        case .popToRoot: frontStack.count > 1 ? replacingFront(frontStack.prefix(1)) : nil
        case .present(let scene): layers.isEmpty ? nil : NavigationState(layers: layers + [.stack([scene])])
        case .dismiss: isSheet ? NavigationState(layers: layers.dropLast()) : nil
        case .replace(let scene): replacingFront(frontStack.dropLast() + [scene])
        case .replaceRoot(let scene): NavigationState(layers: [.stack([scene])])
        case .replaceRootWithTabs(let tabs, let selected): Self.withTabs(tabs, selected: selected)
        case .selectTab(let index): selectingTab(index)
        case .returnTo(let scene): returning(to: scene)
        }
    }

    private func replacingFront(_ stack: some Sequence<SceneID>) -> NavigationState {
        let stack = Array(stack)
        guard let front = layers.last else { return NavigationState(layers: [.stack(stack)]) }
        return NavigationState(layers: layers.dropLast() + [front.replacingFront(stack)])
    }

    private static func withTabs(_ tabs: [Tab], selected: Int) -> NavigationState? {
        guard tabs.indices.contains(selected), tabs.allSatisfy({ !$0.scenes.isEmpty }) else { return nil }
        return NavigationState(layers: [.tabs(tabs, selected: selected)])
    }

    private func selectingTab(_ index: Int) -> NavigationState? {
        guard case .tabs(let tabs, _) = layers.last, tabs.indices.contains(index) else { return nil }
        return NavigationState(layers: layers.dropLast() + [.tabs(tabs, selected: index)])
    }

    /// Closes the sheets above the scene's layer and the scenes over this one in its stack.
    private func returning(to scene: SceneID) -> NavigationState? {
        guard let depth = layers.lastIndex(where: { $0.front.contains(scene) }) else { return nil }
        let layer = layers[depth]
        guard let index = layer.front.firstIndex(of: scene) else { return nil }
        let stack = Array(layer.front.prefix(through: index))
        let state = NavigationState(layers: layers.prefix(depth) + [layer.replacingFront(stack)])
        return state == self ? nil : state
    }
}
