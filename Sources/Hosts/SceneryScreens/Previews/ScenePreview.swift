import Scenery

/// A scene in a named state, to look at, to take a picture of and to test.
///
///     ScenePreview("Rides", "empty", languages: ["en", "fa"]) { context in
///         RidesConfigurator.build(manager: FixedRides([]), language: context.language(among: ["en", "fa"]))
///     }
///
/// A preview needs no backend and always shows the same, so its scene is built with fixed data; tests use
/// the same data. `PreviewCatalog` lists the previews of an app.
public struct ScenePreview: Sendable {
    /// The name of the scene.
    public let scene: String
    /// The state in a few words, unique among the states of the scene: `loading`, `long text`.
    public let state: String
    /// The languages it can be shown in, as BCP 47 tags.
    public let languages: [String]
    private let build: @MainActor @Sendable (HostContext) -> any ScreenView

    /// - Parameters:
    ///   - languages: At least one; English by default.
    ///   - view: Builds the scene in that state, for the one language of the context, in its appearance.
    public init(
        _ scene: String, _ state: String, languages: [String] = ["en"],
        view: @escaping @MainActor @Sendable (HostContext) -> any ScreenView
    ) {
        self.scene = scene
        self.state = state
        self.languages = languages
        build = view
    }

    /// Builds the scene in that state. A screen without an appearance of its own gets that of the context.
    @MainActor public func view(in context: HostContext = HostContext()) -> any ScreenView {
        let view = build(context)
        view.stage.fallbackAppearance = context.appearance
        return view
    }
}
