import Foundation

// Ring: the parts of a transaction share one error type, whose messages name the transaction's own folder,
// and the disk operations throw it.

/// Exclusive access to a project's files, for as long as the body of `ProjectWriter.transaction` runs.
public struct FileTransaction {
    private let paths: ProjectPaths
    /// `nil` in a dry run.
    private let folder: TransactionFolder?

    init(paths: ProjectPaths, folder: TransactionFolder?) {
        self.paths = paths
        self.folder = folder
    }

    /// The text of a file; `nil` when there is none, when it is not UTF-8, or when it lies outside of the project.
    public func text(of path: String) -> String? {
        // What leads out of the project is not read, since it could not be written either.
        guard let location = try? paths.location(of: path),
            let bytes = Disk.contents(of: paths.whole(location))
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Whether there is anything at a path, also a symbolic link that leads nowhere.
    public func exists(_ path: String) -> Bool { Disk.state(of: paths.whole(path)) != nil }

    /// Checks changes as `write` does, and changes nothing.
    public func check(_ changes: [FileChange], overwriting: Bool = false) throws(FileWritingError) {
        _ = try targets(changes, overwriting: overwriting)
    }

    /// Makes all changes or none. In a dry run it only checks them.
    ///
    /// - Parameter overwriting: Whether new files may replace existing ones.
    /// - Throws: `FileWritingError`: `.exists`, `.changed` or `.outside` for a change that is not allowed, `.cannotWrite`
    ///   when the disk refuses one. Nothing has changed then.
    public func write(_ changes: [FileChange], overwriting: Bool = false) throws(FileWritingError) {
        let targets = try targets(changes, overwriting: overwriting)
        guard let folder, !targets.isEmpty else { return }
        try folder.stage(targets)
        try folder.commit()
    }

    /// A change, and what is at its location now.
    struct Target {
        let change: FileChange
        /// Below the project's folder, with links resolved.
        let location: String
        let state: FileState?
    }

    private func targets(
        _ changes: [FileChange], overwriting: Bool
    ) throws(FileWritingError) -> [Target] {
        var targets: [Target] = []
        var seen: Set<String> = []
        for change in changes {
            let location = try paths.location(of: change.path)
            guard seen.insert(location).inserted else {
                throw .cannotWrite(path: change.path, reason: "it is written twice")
            }
            let state = Disk.state(of: paths.whole(location))
            try check(change, state, at: location)
            if change.kind == .removal, state == nil { continue }
            targets.append(Target(change: change, location: location, state: state))
        }
        let present = targets.filter { $0.change.kind == .new && $0.state != nil }.map(\.change.path)
        guard overwriting || present.isEmpty else { throw .exists(present) }
        return targets
    }

    private func check(_ change: FileChange, _ state: FileState?, at location: String)
        throws(FileWritingError)
    {
        guard let state else {
            if change.isEdit { throw .changed(change.path) }
            return
        }
        guard state.kind == .file else {
            throw .cannotWrite(path: change.path, reason: "it is not a regular file")
        }
        // Renaming gets around the permissions of the file that it replaces.
        guard state.allowsWriting, access(paths.whole(location), W_OK) == 0 else {
            throw .cannotWrite(path: change.path, reason: "permission denied")
        }
        if case .edit(let text) = change.kind, Disk.contents(of: paths.whole(location)) != Array(text.utf8) {
            throw .changed(change.path)
        }
    }
}
