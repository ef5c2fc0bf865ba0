import Foundation
import SourceModel

/// A folder that a run keeps one file of each mock in. Files of its own that are of no use any more are removed; it
/// never touches a file it did not write.
struct OutputFolder {
    let path: String
    /// The first line of every file it writes, which tells its own from a person's.
    let firstLine: String

    /// The files in it that a run wrote.
    var ownFiles: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []  // Not there yet.
        return names.filter { $0.hasSuffix(".swift") && isOwn($0) }.sorted().map { path + "/" + $0 }
    }

    /// What would have to change: nothing when all files are there and current, and no stale one is.
    func changes(to files: [String: String]) -> (written: [String], removed: [String]) {
        let written = files.keys.filter { !OutputFile(path: path + "/" + $0).holds(files[$0] ?? "") }
        let kept = Set(files.keys.map { path + "/" + $0 })
        return (written.sorted(), ownFiles.filter { !kept.contains($0) })
    }

    /// Writes what is not current, then removes what is stale; makes the folder if it is not there.
    ///
    /// - Throws: `MockRunError` before anything is written when a person's file is in the way or nothing may be written.
    func write(_ files: [String: String]) throws(MockRunError) {
        let (written, removed) = changes(to: files)
        guard !written.isEmpty || !removed.isEmpty else { return }
        if let taken = written.first(where: {
            FileManager.default.fileExists(atPath: path + "/" + $0) && !isOwn($0)
        }) {
            throw MockRunError(
                "\"\(path)/\(taken)\" was not written by scenery mock, move it away or choose another folder")
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw MockRunError(
                "the folder \"\(path)\" cannot be made, check what is there and its permissions")
        }
        guard FileManager.default.isWritableFile(atPath: path), Permissions(path: path)?.allowWriting == true
        else {
            throw MockRunError(
                "the folder \"\(path)\" may not be written to, check its permissions; nothing was changed")
        }
        for name in written { try OutputFile(path: path + "/" + name).write(files[name] ?? "") }
        for stale in removed { try? FileManager.default.removeItem(atPath: stale) }  // Gone already is as good.
    }

    private func isOwn(_ name: String) -> Bool {
        OutputFile(path: path + "/" + name).begins(with: firstLine + "\n")
    }
}
