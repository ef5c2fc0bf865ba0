/// Why files were not written. Nothing has changed when one of these is thrown, unless the message says otherwise.
public enum FileWritingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Files that already exist would be overwritten.
    case exists([String])
    /// A file is not the one that the change was based on.
    case changed(String)
    /// A path, or a symbolic link on its way, leads out of the project.
    case outside(String)
    case cannotWrite(path: String, reason: String)
    /// A write failed, and so did restoring an earlier version. The next command tries again.
    case cannotRestore(path: String, reason: String)
    /// The folder for unfinished changes was not left by a command on this machine.
    case foreignTransaction(String)

    public var description: String {
        switch self {
        case .exists(let paths):
            "nothing was written, since these files exist: \(paths.joined(separator: ", ")); "
                + "move them away, choose another name, or pass --force to overwrite them"
        case .changed(let path):
            "nothing was changed: \"\(path)\" was edited in the meantime; run the command again"
        case .outside(let path):
            "nothing was changed: \"\(path)\" lies outside of the project; give a path inside it, without a symbolic link out of it"
        case .cannotWrite(let path, let reason):
            "nothing was changed: cannot write \"\(path)\": \(reason)"
        case .cannotRestore(let path, let reason):
            "cannot restore \"\(path)\": \(reason); its earlier version is in \(TransactionFolder.name), "
                + "and the next command tries again"
        case .foreignTransaction(let path):
            "nothing was changed: \"\(path)\" was not left by an interrupted command on this machine; "
                + "look at what it holds, and remove it"
        }
    }
}
