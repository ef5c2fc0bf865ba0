import Scenery

/// The view of RideSettings, as its interaction sees it.
@MainActor protocol RideSettingsRendering: Rendering<RideSettingsRenderable> {
    func render(_ renderable: RideSettingsRenderable)
}

/// The events in RideSettings, as its interaction receives them.
@MainActor protocol RideSettingsInteracting: SceneLifecycle {
    func use(_ view: any RideSettingsRendering)
    /// - Parameter language: The identity of the option, a language's code.
    func languageChosen(_ language: String)
    /// - Parameter theme: The identity of the option, a theme's name.
    func themeChosen(_ theme: String)
}
