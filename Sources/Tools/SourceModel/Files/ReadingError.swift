/// Why files could not be found or read.
public enum ReadingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There is neither a file nor a folder at this path.
    case missing(String)
    case unreadableFolder(String)
    case unreadableFile(String)

    public var description: String {
        switch self {
        case .missing(let path): return "there is no file or folder \"\(path)\", check the path"
        case .unreadableFolder(let path):
            return "the folder \"\(path)\" cannot be read, check its permissions"
        case .unreadableFile(let path):
            return "\"\(path)\" cannot be read, check that it is there and its permissions"
        }
    }
}
