import Foundation

/// The system calls that change files, with errors that name the file.
///
/// A test replaces `willPerform` to fail, or to stop as a killed process does, at any one of them.
struct Disk: Sendable {
    enum Operation: Sendable, CaseIterable { case makeFolder, write, changeMode, link, rename, remove, sync }

    var willPerform: @Sendable (Operation, String) throws(FileWritingError) -> Void = { _, _ in }

    /// Creates one folder. One that is already there is fine.
    func makeFolder(_ path: String) throws(FileWritingError) {
        try willPerform(.makeFolder, path)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Self.failure(path) }
    }

    /// Creates a folder with those above it.
    func makeFolders(_ path: String) throws(FileWritingError) {
        guard Self.state(of: path) == nil else { return }
        let parent = Self.parent(of: path)
        if parent != path { try makeFolders(parent) }
        try makeFolder(path)
    }

    /// Creates a file that is not there yet.
    ///
    /// - Parameter shown: The path that errors name.
    func write(
        _ text: String, to path: String, mode: mode_t? = nil, shownAs shown: String
    ) throws(FileWritingError) {
        try willPerform(.write, path)
        var sink = try FileSink(creating: path, shownAs: shown)
        try sink.append(text)
        if let mode { try sink.setMode(mode) }
        try sink.close(syncing: true)
    }

    /// Waits until the disk has the names in a folder, so that they are still there after a power failure.
    ///
    /// A file system that cannot sync folders keeps them in its own order; that is not an error.
    func sync(_ folder: String) throws(FileWritingError) {
        try willPerform(.sync, folder)
        let handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // A folder that is gone has no names, and one that may not be read cannot be synced.
        guard handle >= 0 else { return }
        defer { close(handle) }
        guard fsync(handle) == 0 || [EINVAL, ENOTSUP, EROFS, EBADF].contains(errno) else {
            throw Self.failure(folder)
        }
    }

    /// Keeps what a file holds under a second name; on a file system without hard links, as a copy.
    func backUp(_ path: String, as copy: String) throws(FileWritingError) {
        try willPerform(.link, copy)
        guard link(path, copy) != 0 else { return }
        guard Self.isWithoutLinks(errno) else { throw Self.failure(copy) }
        do { try FileManager.default.copyItem(atPath: path, toPath: copy) } catch {
            throw .cannotWrite(path: copy, reason: "it cannot be copied from \(path)")
        }
    }

    /// Gives a file its name, unless another file has it. The earlier name may stay.
    func place(_ path: String, as target: String) throws(FileWritingError) {
        try willPerform(.link, target)
        guard link(path, target) != 0 else { return }
        guard Self.isWithoutLinks(errno), Self.state(of: target) == nil else { throw Self.failure(target) }
        try rename(path, to: target)
    }

    private static func isWithoutLinks(_ code: Int32) -> Bool {
        [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK].contains(code)
    }

    /// Renames. A file at `target` is replaced at once.
    func rename(_ path: String, to target: String) throws(FileWritingError) {
        try willPerform(.rename, target)
        guard Foundation.rename(path, target) == 0 else { throw Self.failure(target) }
    }

    /// Removes a file. One that is gone already is fine.
    func remove(_ path: String) throws(FileWritingError) {
        try willPerform(.remove, path)
        guard unlink(path) == 0 || errno == ENOENT else { throw Self.failure(path) }
    }

    /// Removes a folder if it is empty.
    func removeIfEmpty(_ path: String) throws(FileWritingError) {
        try willPerform(.remove, path)
        // A folder that holds something stays, as it should.
        rmdir(path)
    }
}

// MARK: - Reading

extension Disk {
    static func state(of path: String) -> FileState? {
        var state = stat()
        return lstat(path, &state) == 0 ? FileState(state) : nil
    }

    /// The bytes of a regular file; `nil` for anything else.
    static func contents(of path: String) -> [UInt8]? {
        // A pipe would block.
        guard state(of: path)?.kind == .file else { return nil }
        return FileManager.default.contents(atPath: path).map { Array($0) }
    }

    /// The path with all links resolved; `nil` when nothing is there.
    static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The names in a folder, sorted.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Without a slash at its end.
    static func path(_ url: URL) -> String {
        let path = url.standardizedFileURL.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    static func parent(of path: String) -> String {
        let parent = (path as NSString).deletingLastPathComponent
        return parent.isEmpty ? "." : parent
    }

    /// The reason of the system call that just failed.
    static func failure(_ path: String) -> FileWritingError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
}
