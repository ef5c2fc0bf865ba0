/// A set of files, by where they lie, the module they are part of, and the role of what they declare.
///
/// What is named under one key is joined, and what stands under several keys must hold together.
public struct Selection: Sendable, Equatable {
    public var files: [Pattern]
    public var modules: [Pattern]
    public var roles: [Pattern]
    /// The line of the configuration it stands in.
    public var line: Int?

    public init(files: [Pattern] = [], modules: [Pattern] = [], roles: [Pattern] = [], line: Int? = nil) {
        self.files = files
        self.modules = modules
        self.roles = roles
        self.line = line
    }

    /// Whether it says nothing, and so means everything.
    public var isEmpty: Bool { files.isEmpty && modules.isEmpty && roles.isEmpty }

    /// The selection as the configuration would write it.
    public var words: String {
        let parts = [("files", files), ("modules", modules), ("roles", roles)].filter { !$0.1.isEmpty }
        return parts.map { "\($0): \($1.map { "\"\($0)\"" }.joined(separator: ", "))" }.joined(separator: ", ")
    }
}
