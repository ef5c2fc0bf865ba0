import Scenery

/// The view of CrewQuarters, as its interaction sees it.
@MainActor protocol CrewQuartersRendering: Rendering<CrewQuartersRenderable> {
    func render(_ renderable: CrewQuartersRenderable)
}

/// The events in CrewQuarters, as its interaction receives them.
@MainActor protocol CrewQuartersInteracting: SceneLifecycle {
    func use(_ view: any CrewQuartersRendering)
    func didTapLeaveButton()
}

/// Where the interaction can lead.
@MainActor protocol CrewQuartersNavigating: Boundary {
    func use(_ view: any SceneView)
    func close()
}
