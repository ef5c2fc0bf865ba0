/// A target of the project: its files and what it may see.
public struct ModuleFacts: Sendable {
    public var name: String
    public var files: [FileFacts]
    /// The modules its manifest lets it import, by name; those outside of the project too.
    public var dependencies: [String]
    public var isTest: Bool

    public init(name: String, files: [FileFacts], dependencies: [String] = [], isTest: Bool = false) {
        self.name = name
        self.files = files
        self.dependencies = dependencies
        self.isTest = isTest
    }
}
