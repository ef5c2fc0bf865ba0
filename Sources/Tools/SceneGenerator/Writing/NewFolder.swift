import Foundation

/// Makes a whole new project: in a hidden folder beside its place, then moved there at once.
public struct NewFolder {
    private let target: URL

    /// - Parameter target: The project's folder to be; it may exist if it is empty.
    public init(_ target: URL) {
        self.target = target.standardizedFileURL
    }

    /// - Throws: `GenerationError.exists` when the folder holds something, `.cannotWrite` when the
    ///   disk refuses; nothing has changed then.
    public func write(_ plan: Plan) throws(GenerationError) {
        try check()
        let staging = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent).scenery-\(ProcessInfo.processInfo.processIdentifier)")
        removeLeftovers(in: target.deletingLastPathComponent())
        do throws(GenerationError) {
            for change in plan.changes {
                let file = staging.appending(path: change.path)
                try Disk.makeFolder(file.deletingLastPathComponent())
                try Disk.write(change.text, to: file, shownAs: change.path)
            }
            try Disk.move(staging, to: target)
        } catch {
            // Should this fail as well, the next run removes it.
            try? FileManager.default.removeItem(at: staging)
            throw error
        }
    }

    public func check() throws(GenerationError) {
        let path = target.path(percentEncoded: false)
        guard let present = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            guard !Disk.exists(target) else { throw .exists([target.lastPathComponent]) }
            return
        }
        guard present.isEmpty else { throw .exists([target.lastPathComponent]) }
    }

    /// Folders of runs that were killed: their process is gone.
    private func removeLeftovers(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        let prefix = ".\(target.lastPathComponent).scenery-"
        for name in names where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
