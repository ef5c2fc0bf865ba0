/// A change to one file: its path below the project's folder, and its whole new text.
public struct FileChange: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// A new file. An existing one is kept unless the person asks to overwrite it.
        case new
        /// A change to an existing file. It is refused when the file no longer has the text it is based on.
        case edit(of: String)
        /// The file is removed, and with it the folders that it leaves empty.
        case removal
    }

    /// With slashes, relative to the project's folder.
    public var path: String
    /// Empty for a removal.
    public var text: String
    public var kind: Kind
    /// Whether everyone who may read the file may also execute it. Otherwise an existing file keeps its permissions.
    public var isExecutable: Bool

    public init(_ path: String, _ text: String, kind: Kind = .new, isExecutable: Bool = false) {
        self.path = path
        self.text = text
        self.kind = kind
        self.isExecutable = isExecutable
    }

    public static func removal(of path: String) -> FileChange { FileChange(path, "", kind: .removal) }

    /// Whether the change adds to a file of the person's instead of making one.
    public var isEdit: Bool { if case .edit = kind { true } else { false } }
}
