/// A file to be made.
public struct Template: Sendable, Equatable {
    /// Where a template's file goes.
    public enum Place: String, Sendable, CaseIterable {
        case sources, tests
        /// Paths are from the project's folder.
        case project
        /// Beside the app's models.
        case core
        /// Beside the tests of the app's models.
        case coreTests = "core-tests"
    }

    /// The file in the style's folder.
    public var file: String
    /// The path of what it makes, as a template, below its place.
    public var makes: String
    public var place: Place
    /// The name of the condition in the rendering context that must hold; `nil` for always.
    public var condition: String?
    /// The template itself.
    public var text: String

    public init(file: String, makes: String, place: Place, condition: String? = nil, text: String) {
        self.file = file
        self.makes = makes
        self.place = place
        self.condition = condition
        self.text = text
    }
}
