import Scenery

/// The view of State, as its interaction sees it.
@MainActor protocol StateRendering: Rendering<StateRenderable>, ErrorDisplaying, ActivityDisplaying {
    func render(_ renderable: StateRenderable)
}

/// The events in State, as its interaction receives them.
@MainActor protocol StateInteracting: SceneLifecycle, Retrying {
    func use(_ view: any StateRendering)
    func didTapClose()
    func didTapReload()
    func passwordEdited(_ password: String)
}

/// Where the interaction can lead.
@MainActor protocol StateNavigating: Boundary {
    func use(_ view: any SceneView)
    func close()
}
