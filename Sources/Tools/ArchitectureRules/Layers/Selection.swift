/// A set of files, by path, module and the role of what they declare.
///
/// Several patterns of one kind are alternatives; patterns of several kinds must all match.
public struct Selection: Sendable, Equatable, CustomStringConvertible {
    public var files: [Pattern]
    public var modules: [Pattern]
    public var roles: [Pattern]
    /// The line of the configuration file.
    public var line: Int?

    public init(files: [Pattern] = [], modules: [Pattern] = [], roles: [Pattern] = [], line: Int? = nil) {
        self.files = files
        self.modules = modules
        self.roles = roles
        self.line = line
    }

    /// Whether it has no pattern, and so includes everything.
    public var isEmpty: Bool { files.isEmpty && modules.isEmpty && roles.isEmpty }

    /// The selection as a configuration file writes it.
    public var description: String {
        let parts = [("files", files), ("modules", modules), ("roles", roles)].filter { !$0.1.isEmpty }
        return parts.map { "\($0): \($1.map { "\"\($0)\"" }.joined(separator: ", "))" }.joined(
            separator: ", ")
    }
}
