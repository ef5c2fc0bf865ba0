/// One entry of Xcode's new-file dialog: a folder `NAME.xctemplate`.
public struct XcodeTemplate: Sendable, Equatable {
    /// What the dialog shows below the icon.
    public let name: String
    /// The line that explains it.
    public let summary: String
    /// The symbol of the system that the dialog shows as its icon.
    public let symbol: String
    /// The position in the dialog, from 1.
    public let order: Int
    /// The files it makes, by name, with Xcode's placeholders in both.
    ///
    /// With a choice of views, each is below the folder named after its choice: `UIKit/…`.
    public let files: [String: String]
    /// The views that a person chooses from, the first by default; empty for no choice.
    public let views: [String]

    public init(
        name: String, summary: String, symbol: String = Self.partSymbol, order: Int, files: [String: String],
        views: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.symbol = symbol
        self.order = order
        self.files = files
        self.views = views
    }

    /// The icons of a whole scene, its tests, and one of its files.
    public static let sceneSymbol = "rectangle.stack"
    public static let testsSymbol = "checkmark.seal"
    public static let partSymbol = "doc.text"

    /// The folder it is stored in.
    public var folder: String { "\(name).xctemplate" }
}

/// The placeholders of Xcode's text substitution, as Xcode's own templates use them.
enum XcodePlaceholder {
    /// The name a person types into the dialog, in file names and wherever any text is allowed.
    static let scene = "___VARIABLE_sceneName___"
    /// The same, made a Swift identifier.
    static let sceneIdentifier = "___VARIABLE_sceneName:identifier___"
    /// The project's name as an identifier, which is what an app's module is called.
    static let module = "___PROJECTNAMEASIDENTIFIER___"
}
