import Foundation

/// What a transaction is about to do with each file, kept so that the next process can undo it after a kill.
struct TransactionJournal: Codable, Equatable {
    struct Step: Codable, Equatable {
        /// Below the project's folder, links resolved.
        let location: String
        /// The file that was there, which is kept as `old-N` until all steps are done.
        let original: FileIdentity?
        /// The new file, which waits as `new-N`; `nil` for a removal.
        let staged: FileIdentity?
        /// Folders that did not exist, the outermost first.
        let newFolders: [String]
    }

    /// The inode of the folder that holds the journal. A journal that came with a repository does not know it.
    let folder: UInt64
    let steps: [Step]

    /// - Throws: `FileWritingError.foreignTransaction` for a journal that this folder's transaction did not write, or that
    ///   names a path outside of the project.
    static func read(_ path: String, of folder: FileState, in paths: ProjectPaths) throws(FileWritingError)
        -> Self?
    {
        let name = Disk.parent(of: path)
        guard let state = Disk.state(of: path) else { return nil }
        guard state.kind == .file, let bytes = Disk.contents(of: path),
            // A journal is renamed into place whole, so one that cannot be read is not ours.
            let journal = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
            journal.folder == folder.identity.inode
        else { throw .foreignTransaction(name) }
        for path in journal.steps.flatMap({ [$0.location] + $0.newFolders }) {
            guard (try? paths.location(of: path)) == path else { throw .foreignTransaction(name) }
        }
        return journal
    }

    func write(to path: String, draft: String, disk: Disk) throws(FileWritingError) {
        guard let data = try? JSONEncoder().encode(self) else {
            throw .cannotWrite(path: path, reason: "a path in it is not text")
        }
        try disk.write(String(decoding: data, as: UTF8.self), to: draft, shownAs: path)
        try disk.rename(draft, to: path)
        try disk.sync(Disk.parent(of: path))
    }
}
