import Scenery

/// The view of Frame, as its interaction sees it.
@MainActor protocol FrameRendering: Rendering<FrameRenderable>, ErrorDisplaying, ActivityDisplaying {
    func render(_ renderable: FrameRenderable)
}

/// The events in Frame, as its interaction receives them.
@MainActor protocol FrameInteracting: SceneLifecycle, Retrying {
    func use(_ view: any FrameRendering)
    func didTapClose()
    func didTapReload()
    func passwordEdited(_ password: String)
}

/// Where the interaction can lead.
@MainActor protocol FrameNavigating: Boundary {
    func use(_ view: any SceneView)
    func close()
}
