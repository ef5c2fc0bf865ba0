import Scenery

/// The view, as the interaction of the banner sees it.
///
/// It is not a `Rendering`, because the view is one for the main button already.
@MainActor protocol BannerRendering: Boundary {
    func render(_ renderable: BannerRenderable)
}

/// The events of the banner, and of the rest of the screen.
@MainActor protocol BannerInteracting: Boundary {
    func use(_ view: any BannerRendering)
    func didTurnTrust(_ trustsCrew: Bool)
    /// Something happened at the doors.
    func didHappen(_ event: MissionEvent)
}
