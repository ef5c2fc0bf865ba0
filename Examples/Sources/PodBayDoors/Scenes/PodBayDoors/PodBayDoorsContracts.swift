import Scenery

/// The view of PodBayDoors, as the interaction of its main button sees it.
@MainActor protocol PodBayDoorsRendering: Rendering<PodBayDoorsRenderable> {
    func render(_ renderable: PodBayDoorsRenderable)
}

/// The events of the main button, and of the rest of the screen.
@MainActor protocol PodBayDoorsInteracting: SceneLifecycle {
    func use(_ view: any PodBayDoorsRendering)
    func didTapMainButton()
    /// The computer has started or stopped trusting the crew.
    func didChangeTrust()
}

/// Joins the interactions of the main button and of the banner.
@MainActor protocol PodBayDoorsMediating: Mediating {
    func use(_ interaction: any PodBayDoorsInteracting)
    func use(_ banner: any BannerInteracting)
    /// Something happened at the doors.
    func didHappen(_ event: MissionEvent)
    /// The computer has started or stopped trusting the crew.
    func didChangeTrust()
}

/// Where the doors lead.
@MainActor protocol PodBayDoorsNavigating: Boundary {
    func use(_ view: any SceneView)
    func goIn()
}
