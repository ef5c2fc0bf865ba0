/// Why templates or hooks could not be installed.
public enum XcodeTemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Templates of a person's own have the names of ours.
    case taken([String], folder: String)
    /// The folder is not in a Git repository.
    case noRepository(String)
    /// A hook that is not a shell script of the repository cannot be added to.
    case foreignHook(path: String, line: String)

    public var description: String {
        switch self {
        case .taken(let names, let folder):
            "nothing was installed: \"\(folder)\" already holds \(names.joined(separator: ", ")), "
                + "not made by scenery; rename or move them"
        case .noRepository(let folder): "\"\(folder)\" is not in a Git repository; run git init, or go to one"
        case .foreignHook(let path, let line):
            "\"\(path)\" is not a shell script in the folder of hooks, so nothing was added to it; let it run: \(line)"
        }
    }
}
