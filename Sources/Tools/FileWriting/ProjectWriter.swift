import Foundation

/// The files of a project, changed all together or not at all.
///
/// A file keeps what a person wrote unless the caller asks to overwrite it, and no path leads out of the project, not
/// even through a symbolic link. One process at a time changes a project; the others wait. What a killed process left
/// unfinished is undone before anything else is read. Texts and names are synced before they count, so that the same
/// holds after a power failure, as far as the disk keeps what it says it has.
public struct ProjectWriter: Sendable {
    /// The project's folder, with symbolic links resolved.
    public let root: URL
    private let disk: Disk

    /// - Parameter root: The project's folder. A transaction creates it if it does not exist.
    public init(_ root: URL) {
        self.init(root, disk: Disk())
    }

    init(_ root: URL, disk: Disk) {
        self.root = root.standardizedFileURL.resolvingSymlinksInPath()
        self.disk = disk
    }

    /// Calls `body` while no other process changes the project.
    ///
    /// Read, plan and write inside of `body`, so that two commands at once do not lose each other's lines.
    ///
    /// - Parameters:
    ///   - isDryRun: Whether `write` only checks. Nothing is created then, but an interrupted transaction is undone.
    ///   - body: Called once, synchronously.
    /// - Throws: `FileWritingError` when the project cannot be locked or an interrupted transaction cannot be undone, and
    ///   what `body` throws.
    public func transaction<Result>(
        isDryRun: Bool = false, _ body: (FileTransaction) throws -> Result
    ) throws -> Result {
        let path = Disk.path(root)
        guard !isDryRun || Disk.state(of: path + "/" + TransactionFolder.name) != nil else {
            return try body(FileTransaction(paths: ProjectPaths(root: path), folder: nil))
        }
        try disk.makeFolders(path)
        let paths = ProjectPaths(root: path)
        let folder = try TransactionFolder(paths: paths, disk: disk)
        defer { folder.close() }
        try folder.recover()
        return try body(FileTransaction(paths: paths, folder: isDryRun ? nil : folder))
    }

    /// Makes changes that were planned without looking at the project's files.
    ///
    /// - Throws: What `FileTransaction.write(_:overwriting:)` throws.
    public func write(_ changes: [FileChange], overwriting: Bool = false) throws {
        try transaction { try $0.write(changes, overwriting: overwriting) }
    }
}
