import Foundation

/// One file a session, in a folder only this user can read. The only part of the host that touches
/// the disk, apart from static files.
///
/// A file is replaced whole: it is written under another name first and then renamed. It survives
/// the end of the process, however sudden; a power cut may take the last moments.
actor SessionFiles {
    nonisolated let folder: URL
    private var isReady = false

    init(folder: URL) {
        self.folder = folder
    }

    func write(_ session: SavedSession) throws {
        try prepare()
        let data = try JSONEncoder().encode(session)
        let draft = folder.appendingPathComponent(".\(session.id).\(UInt64.random(in: 0 ... .max)).draft")
        do {
            try Self.create(draft, holding: data)
            try Self.rename(draft, to: file(of: session.id))
        } catch {
            // What is left of the draft is of no use; that it cannot be removed either changes nothing.
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
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
            if let age = Self.age(of: file), age >= seconds { try? FileManager.default.removeItem(at: file) }
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
        isReady = true
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
