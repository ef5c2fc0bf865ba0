/// The view of a scene as navigation and hosts see it, whatever style the scene is written in.
///
/// The view owns the rest of its scene, so whoever holds the view keeps the scene alive and
/// whoever lets go of it releases the scene.
@MainActor public protocol SceneView: Boundary {
    /// Where the view stands in its navigation; one object for the view's whole life.
    var place: ScenePlace { get }
}

extension SceneView {
    /// The navigation the view is part of; `nil` before it is attached and after it is closed.
    public var navigation: (any NavigationControlling)? { place.navigation }
}
