/// A file that a style generates.
public struct Template: Sendable, Equatable {
    /// Where a template's file goes.
    public enum Folder: String, Sendable, CaseIterable {
        case sources, tests
        /// Paths are from the project's folder.
        case project
        /// Next to the app's models.
        case core
        /// Next to the tests of the app's models.
        case coreTests = "core-tests"
    }

    /// The file in the style's folder.
    public var file: String
    /// The path of the generated file in its folder, as a template.
    public var makes: String
    public var location: Folder
    /// The name of the condition in the rendering context that must hold; `nil` for always.
    public var condition: String?
    /// The template itself.
    public var text: String

    public init(file: String, makes: String, location: Folder, condition: String? = nil, text: String) {
        self.file = file
        self.makes = makes
        self.location = location
        self.condition = condition
        self.text = text
    }
}
