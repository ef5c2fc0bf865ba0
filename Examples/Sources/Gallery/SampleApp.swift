import SceneryScreens

/// A sample in the gallery.
struct SampleApp: Sendable {
    let name: String
    /// What it shows, and in which style it is written.
    let summary: String
    /// The scene it starts with, by its name.
    let firstScene: String
    let entries: @MainActor @Sendable (HostContext) -> [SceneRegistry.Entry]
    let previews: [ScenePreview]
}
