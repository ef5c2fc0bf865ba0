/// Why templates or hooks could not be put in their place.
public enum XcodeTemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Templates of a person's own have the names of ours.
    case taken([String], folder: String)
    case cannotWrite(path: String, reason: String)
    /// The folder lies in no git repository.
    case noRepository(String)
    /// A hook that is no shell script cannot be added to.
    case foreignHook(path: String, line: String)

    public var description: String {
        switch self {
        case .taken(let names, let folder):
            "nothing was installed: \"\(folder)\" already holds \(names.joined(separator: ", ")), "
                + "not made by scenery; rename or move them"
        case .cannotWrite(let path, let reason): "cannot write \"\(path)\": \(reason)"
        case .noRepository(let folder): "\"\(folder)\" is in no git repository; run git init, or go to one"
        case .foreignHook(let path, let line):
            "\"\(path)\" is no shell script, so nothing was added to it; have it run: \(line)"
        }
    }
}
