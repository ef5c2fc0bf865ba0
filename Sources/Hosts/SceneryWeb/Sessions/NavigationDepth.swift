import SceneryScreens

extension NavigationState {
    /// How many times a person can go back until only the first scene is left.
    var depth: Int {
        layers.reduce(0) { $0 + max($1.front.count - 1, 0) } + max(layers.count - 1, 0)
    }
}
