/// The view of a scene as navigation and hosts see it, whatever style the scene is written in.
///
/// The view owns the rest of its scene, so whoever holds the view keeps the scene alive and
/// releasing it releases the scene.
@MainActor public protocol SceneView: Boundary {
    /// The view's surroundings; one object for the view's whole life.
    var context: SceneContext { get }
}

extension SceneView {
    /// The navigation the view is part of; `nil` before it is attached and after it is closed.
    public var navigation: (any NavigationControlling)? { context.navigation }
}
