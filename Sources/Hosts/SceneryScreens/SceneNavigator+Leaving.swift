import Scenery

extension SceneNavigator {
    /// A host reports that its own gesture took this scene from the screen, with all that was open over it.
    ///
    /// What is under it in its stack is then in front; for the root of a sheet, the layer below. A scene that was closed
    /// in the meantime leaves everything as it is, so that a gesture which ends late closes no scene that came after.
    ///
    /// - Returns: Whether the scene was closed by this call; `false` for the root of the base, and for a scene
    ///   in a tab that is neither selected nor in the front layer.
    @discardableResult
    public func hostDidLeave(_ scene: SceneID) -> Bool {
        guard let depth = state.layers.firstIndex(where: { $0.scenes.contains(scene) }) else { return false }
        switch state.layers[depth] {
        case .stack(let scenes):
            let below = scenes.below(scene) ?? (depth > 0 ? state.layers[depth - 1].front.last : nil)
            if let below { hostDidReturn(to: below) }
        case .tabs(let tabs, let selected):
            let tab = tabs.firstIndex { $0.scenes.contains(scene) } ?? selected
            if let below = tabs[tab].scenes.below(scene) { goBack(to: below, in: tab, of: selected) }
        }
        return !state.scenes.contains(scene)
    }

    /// A person may have chosen another tab before the step back in this one was complete.
    private func goBack(to scene: SceneID, in tab: Int, of selected: Int) {
        if tab != selected { selectTab(tab) }
        hostDidReturn(to: scene)
        if tab != selected { selectTab(selected) }
    }
}

extension [SceneID] {
    fileprivate func below(_ scene: SceneID) -> SceneID? {
        firstIndex(of: scene).flatMap { $0 > 0 ? self[$0 - 1] : nil }
    }
}
