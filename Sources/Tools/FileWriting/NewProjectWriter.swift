import Foundation

/// Creates a whole new project: in a hidden folder next to its location, then moved there at once.
public struct NewProjectWriter: Sendable {
    private let target: String
    private let name: String
    private let disk: Disk

    /// - Parameter target: The future folder of the project. It may exist if it is empty.
    public init(_ target: URL) {
        self.init(target, disk: Disk())
    }

    init(_ target: URL, disk: Disk) {
        self.target = Disk.path(target)
        name = target.lastPathComponent
        self.disk = disk
    }

    /// Writes all files or none.
    ///
    /// - Throws: `FileWritingError.exists` when the folder holds something, `.outside` for a path that leads out of it,
    ///   `.cannotWrite` when the disk refuses. Nothing has changed then.
    public func write(_ changes: [FileChange]) throws(FileWritingError) {
        try check()
        let parent = Disk.parent(of: target)
        try disk.makeFolders(parent)
        removeLeftovers(in: parent)
        let draft = try DraftFolder(in: parent, prefix: prefix, disk: disk)
        defer { draft.close() }
        let paths = ProjectPaths(root: draft.path)
        for change in changes {
            let file = paths.whole(try paths.location(of: change.path))
            try disk.makeFolders(Disk.parent(of: file))
            try disk.write(
                change.text, to: file, mode: change.isExecutable ? 0o755 : nil, shownAs: change.path)
        }
        try sync(changes, paths)
        // Another process may have made the project meanwhile.
        try check()
        try disk.rename(draft.path, to: target)
        // The project is there; a power failure can still take it as a whole.
        try? disk.sync(parent)
    }

    /// - Throws: `FileWritingError.exists` when there is something at the location.
    public func check() throws(FileWritingError) {
        guard let state = Disk.state(of: target) else { return }
        guard state.kind == .folder, Disk.names(in: target).isEmpty else { throw .exists([name]) }
    }

    /// Brings the names in the new folders to the disk.
    private func sync(_ changes: [FileChange], _ paths: ProjectPaths) throws(FileWritingError) {
        var folders: Set<String> = [paths.root]
        for change in changes {
            var folder = Disk.parent(of: paths.whole(try paths.location(of: change.path)))
            while folder.count > paths.root.count, folders.insert(folder).inserted {
                folder = Disk.parent(of: folder)
            }
        }
        for folder in folders.sorted() { try disk.sync(folder) }
    }

    private var prefix: String { ".\(name).scenery-" }

    /// Folders of killed processes, which no process has locked any more.
    private func removeLeftovers(in parent: String) {
        for leftover in Disk.names(in: parent) where leftover.hasPrefix(prefix) {
            DraftFolder.removeIfAbandoned(parent + "/" + leftover)
        }
    }
}

/// A new folder, locked by the process that fills it.
private struct DraftFolder {
    let path: String
    private let handle: Int32

    init(in parent: String, prefix: String, disk: Disk) throws(FileWritingError) {
        while true {
            let path = parent + "/" + prefix + String(UInt32.random(in: 0...UInt32.max), radix: 36)
            guard Disk.state(of: path) == nil else { continue }
            try disk.makeFolder(path)
            let handle = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard handle >= 0 else { throw Disk.failure(path) }
            // Another process may have taken the folder for an abandoned one before it was locked. Where folders cannot
            // be locked, none is ever taken for abandoned.
            let isTaken = flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            if !isTaken, Disk.state(of: path) != nil {
                (self.path, self.handle) = (path, handle)
                return
            }
            Foundation.close(handle)
        }
    }

    /// Removes what is left; after a success that is nothing.
    func close() {
        // Should this fail, the next run removes it.
        try? FileManager.default.removeItem(atPath: path)
        Foundation.close(handle)
    }

    static func removeIfAbandoned(_ path: String) {
        let handle = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard handle >= 0 else { return }
        defer { Foundation.close(handle) }
        guard flock(handle, LOCK_EX | LOCK_NB) == 0 else { return }
        // Should this fail, the next run tries again.
        try? FileManager.default.removeItem(atPath: path)
    }
}
