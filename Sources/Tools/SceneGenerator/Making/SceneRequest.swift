/// What a person asked for with `scenery generate scene`.
public struct SceneRequest: Sendable, Equatable {
    public var name: String
    /// `nil` for the app's own.
    public var style: String?
    /// Empty for the style's own.
    public var events: [String]
    /// Each `NAME:TYPE`; empty for a title.
    public var shows: [String]
    public var needs: [String]
    /// A folder below the scenes' folder; empty for none.
    public var folder: String
    /// `nil` for the app's own.
    public var view: ViewKind?

    public init(
        name: String, style: String? = nil, events: [String] = [], shows: [String] = [], needs: [String] = [],
        folder: String = "", view: ViewKind? = nil
    ) {
        self.name = name
        self.style = style
        self.events = events
        self.shows = shows
        self.needs = needs
        self.folder = folder
        self.view = view
    }
}
