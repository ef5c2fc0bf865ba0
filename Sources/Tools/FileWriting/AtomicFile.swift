import Foundation

/// One file that a person named, replaced at once: readers see the old text or the new one, never a part.
///
/// The text is written next to the file and then takes its name. The file keeps its permissions. A symbolic link is
/// followed, since the person named it; files of a project that nobody named belong to `ProjectWriter`.
public struct AtomicFile: Sendable {
    /// The path as it was given.
    public let path: String
    private let target: String
    /// The permissions of the existing file.
    private let mode: mode_t?
    /// Whether to wait until the disk has the text.
    private let isDurable: Bool

    /// - Parameter isDurable: Whether to wait until the disk has the text. What can be made again at any time, such as a
    ///   cache, need not wait.
    /// - Throws: `FileWritingError.cannotWrite` when the existing file or its folder may not be written to, or when there
    ///   is something at the path that is not a file.
    public init(_ path: String, isDurable: Bool = true) throws(FileWritingError) {
        self.path = path
        self.isDurable = isDurable
        guard let real = Disk.resolved(path) else {
            guard Disk.state(of: path) == nil else {
                throw .cannotWrite(path: path, reason: "it is a symbolic link that leads nowhere")
            }
            (target, mode) = (path, nil)
            try Self.checkFolder(of: path, shownAs: path)
            return
        }
        guard let state = Disk.state(of: real), state.kind == .file else {
            throw .cannotWrite(path: path, reason: "it is not a regular file")
        }
        guard state.allowsWriting, access(real, W_OK) == 0 else {
            throw .cannotWrite(path: path, reason: "permission denied")
        }
        (target, mode) = (real, state.mode)
        try Self.checkFolder(of: real, shownAs: path)
    }

    /// Replaces the file, or creates it.
    ///
    /// - Throws: `FileWritingError.cannotWrite`; the file is unchanged then.
    public func write(_ text: String) throws(FileWritingError) {
        try write { sink throws(FileWritingError) in try sink.append(text) }
    }

    /// Replaces the file with the pieces that `body` appends.
    ///
    /// - Parameter createsFolder: Whether to create the folder when it is missing.
    public func write(
        createsFolder: Bool = false, _ body: (inout FileSink) throws(FileWritingError) -> Void
    ) throws(FileWritingError) {
        let folder = Disk.parent(of: target)
        if createsFolder { try Disk().makeFolders(folder) }
        guard Disk.state(of: folder) != nil else {
            throw .cannotWrite(path: path, reason: "its folder does not exist")
        }
        let draft = target + "." + String(UInt32.random(in: 0...UInt32.max), radix: 36) + ".draft"
        do throws(FileWritingError) {
            var sink = try FileSink(creating: draft, shownAs: path)
            try body(&sink)
            if let mode { try sink.setMode(mode) }
            try sink.close(syncing: isDurable)
            guard rename(draft, target) == 0 else { throw Disk.failure(path) }
            // The file has its new text, whether or not a power failure can still take that back.
            if isDurable { try? Disk().sync(folder) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Removes the file. One that is gone already is fine.
    ///
    /// - Throws: `FileWritingError.cannotWrite`.
    public func remove() throws(FileWritingError) { try Disk().remove(target) }

    private static func checkFolder(of path: String, shownAs shown: String) throws(FileWritingError) {
        var state = stat()
        guard stat(Disk.parent(of: path), &state) == 0 else { return }
        guard FileState(state).allowsWriting else {
            throw .cannotWrite(path: shown, reason: "permission denied")
        }
    }
}
