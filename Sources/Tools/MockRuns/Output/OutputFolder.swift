import Foundation
import SourceModel

/// A folder with one file for each mock. Stale files of earlier runs are removed; files that no run wrote are never
/// touched.
struct OutputFolder {
    let path: String
    /// The first line of every file it writes, by which it recognizes its own.
    let firstLine: String

    /// The paths of the files that a run wrote.
    var ownFiles: [String] {
        // The folder does not exist yet.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".swift") && isOwn($0) }.sorted().map { path + "/" + $0 }
    }

    /// The files to write and to remove; none if all files are current and none is stale.
    func changes(to files: [String: String]) -> (written: [String], removed: [String]) {
        let written = files.keys.filter { !OutputFile(path: path + "/" + $0).contains(files[$0] ?? "") }
        let current = Set(files.keys.map { path + "/" + $0 })
        return (written.sorted(), ownFiles.filter { !current.contains($0) })
    }

    /// Writes the files that are not current, then removes stale ones; creates the folder if it does not exist.
    ///
    /// - Throws: `MockRunError` before anything is written if a file would replace one that no run wrote, or the folder is
    ///   not writable.
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
                "the folder \"\(path)\" cannot be created, check what exists at this path and its permissions"
            )
        }
        guard FileManager.default.isWritableFile(atPath: path), Permissions(path: path)?.allowWriting == true
        else {
            throw MockRunError(
                "the folder \"\(path)\" is not writable, check its permissions; nothing was changed")
        }
        for name in written { try OutputFile(path: path + "/" + name).write(files[name] ?? "") }
        // Another process may have removed it.
        for stale in removed { try? FileManager.default.removeItem(atPath: stale) }
    }

    private func isOwn(_ name: String) -> Bool {
        OutputFile(path: path + "/" + name).begins(with: firstLine + "\n")
    }
}
