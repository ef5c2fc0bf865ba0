import Foundation

/// One file a session, in a folder only this user can read. The only part of the host that touches
/// the disk, apart from static files.
///
/// A file is replaced whole: it is written under another name first and then renamed. It survives
/// the end of the process, however sudden; a power cut may take the last moments.
actor SessionFiles {
    nonisolated let folder: URL
    private let limits: WebConfiguration.Sessions
    private var isReady = false
    private var index = SessionFileIndex()

    init(folder: URL, limits: WebConfiguration.Sessions = WebConfiguration.Sessions()) {
        self.folder = folder
        self.limits = limits
    }

    func write(_ session: SavedSession) throws {
        try prepare()
        let data = try JSONEncoder().encode(session)
        guard data.count <= limits.bytesOfFile else {
            throw WebHostError.sessionTooLong(bytes: data.count, maximum: limits.bytesOfFile)
        }
        let draft = folder.appendingPathComponent(".\(session.id).\(UInt64.random(in: 0 ... .max)).draft")
        do {
            try Self.create(draft, holding: data)
            try Self.rename(draft, to: file(of: session.id))
        } catch {
            // What is left of the draft is of no use; that it cannot be removed either changes nothing.
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
        index.note(SessionFileIndex.Entry(id: session.id, bytes: data.count))
        removeOldest()
    }

    /// Keeps the number and the bytes of all files within their limits.
    private func removeOldest() {
        let leaving = index.removeOldest(
            maximumFiles: limits.maximumFiles, maximumBytes: limits.bytesOnDisk)
        // One that is already gone is as good as removed.
        for id in leaving { try? FileManager.default.removeItem(at: file(of: id)) }
    }

    /// - Returns: `nil` where the session does not exist or cannot be read.
    nonisolated func read(_ id: String, notOlderThan seconds: TimeInterval) -> SavedSession? {
        let file = file(of: id)
        guard let age = Self.age(of: file), age < seconds, let data = try? Data(contentsOf: file) else {
            return nil
        }
        return try? JSONDecoder().decode(SavedSession.self, from: data)
    }

    /// Removes the files of sessions nobody came back to, and drafts left by a sudden end.
    func removeFiles(olderThan seconds: TimeInterval) {
        // A folder that is not there, or not ours to list, has nothing to remove.
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files where ["json", "draft"].contains(file.pathExtension) {
            guard let age = Self.age(of: file), age >= seconds else { continue }
            try? FileManager.default.removeItem(at: file)
            index.remove(file.deletingPathExtension().lastPathComponent)
        }
    }

    private nonisolated func file(of id: String) -> URL { folder.appendingPathComponent("\(id).json") }

    /// Makes the folder, and sees to it that others cannot look inside.
    private func prepare() throws {
        guard !isReady else { return }
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let attributes = try manager.attributesOfItem(atPath: folder.path)
        guard (attributes[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid() else {
            throw WebHostError.foreignSessionFolder(folder.path)
        }
        try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        index = SessionFileIndex(try Self.sessions(in: folder))
        isReady = true
    }

    /// The sessions that have files, the one written longest ago first.
    private static func sessions(in folder: URL) throws -> [SessionFileIndex.Entry] {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        return files.filter { $0.pathExtension == "json" }
            .compactMap { file -> (date: Date, entry: SessionFileIndex.Entry)? in
                // A file that has gone meanwhile needs no room.
                guard let values = try? file.resourceValues(forKeys: keys),
                    let date = values.contentModificationDate
                else { return nil }
                let id = file.deletingPathExtension().lastPathComponent
                return (date, SessionFileIndex.Entry(id: id, bytes: values.fileSize ?? 0))
            }
            .sorted { $0.date < $1.date }.map(\.entry)
    }

    private static func create(_ file: URL, holding data: Data) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw WebHostError.cannotWrite(file.path, errno: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        try handle.close()
    }

    private static func rename(_ draft: URL, to file: URL) throws {
        guard Foundation.rename(draft.path, file.path) == 0 else {
            throw WebHostError.cannotWrite(file.path, errno: errno)
        }
    }

    private static func age(of file: URL) -> TimeInterval? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow }
    }
}
