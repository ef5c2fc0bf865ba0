/// A target of the project: its files and the modules it may import.
public struct ModuleFacts: Sendable {
    public var name: String
    public var files: [FileFacts]
    /// The names of the modules its manifest lets it import, including those from outside the project.
    public var dependencies: [String]
    public var isTest: Bool
    /// The folder of its package, Xcode project or app, relative to the root. Modules of different projects may have
    /// one name, and types of one name.
    public var project: String
    /// Whether it has the name of the folder in which the whole project is, because its files belong to no target.
    public var isNamedAfterRoot: Bool
    /// The paths of the files that no target of the Xcode project around them compiles.
    public var leftOut: Set<String> = []

    public init(
        name: String, files: [FileFacts], dependencies: [String] = [], isTest: Bool = false,
        project: String = "", isNamedAfterRoot: Bool = false
    ) {
        self.project = project
        self.isNamedAfterRoot = isNamedAfterRoot
        self.name = name
        self.files = files
        self.dependencies = dependencies
        self.isTest = isTest
    }
}
