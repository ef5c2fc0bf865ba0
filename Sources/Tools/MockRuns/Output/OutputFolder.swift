import FileWriting
import Foundation
import SourceModel

/// A folder with one file for each mock. Stale files of earlier runs are removed; files that no run wrote are never
/// touched.
struct OutputFolder {
    let path: String
    /// The first line of every file it writes, by which it recognizes its own.
    let firstLine: String

    /// The paths of the files that a run wrote.
    var ownFiles: [String] { ownNames.map { path + "/" + $0 } }

    private var ownNames: [String] {
        // The folder does not exist yet.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".swift") && isOwn($0) }.sorted()
    }

    /// The names of the files to write and to remove; none if all files are current and none is stale.
    func changes(to files: [String: String]) -> (written: [String], removed: [String]) {
        let written = files.keys.filter { !OutputFile(path: path + "/" + $0).contains(files[$0] ?? "") }
        return (written.sorted(), ownNames.filter { files[$0] == nil })
    }

    /// Writes the files that are not current, then removes stale ones; creates the folder if it does not exist.
    ///
    /// - Throws: `MockRunError` before anything is written if a file would replace one that no run wrote, or the folder is
    ///   not writable.
    func write(_ files: [String: String]) throws(MockRunError) {
        let (written, removed) = changes(to: files)
        guard !written.isEmpty || !removed.isEmpty else { return }
        try checkFolder()
        do {
            try ProjectWriter(URL(filePath: path, directoryHint: .isDirectory)).transaction { transaction in
                if let taken = written.first(where: { transaction.exists($0) && !isOwn($0) }) {
                    throw MockRunError(
                        "\"\(path)/\(taken)\" was not written by scenery mock, move it away or choose another folder"
                    )
                }
                let changes = written.map { FileChange($0, files[$0] ?? "") }
                try transaction.write(changes + removed.map(FileChange.removal), overwriting: true)
            }
        } catch let error as FileWritingError {
            throw MockRunError(error, of: path)
        } catch {
            throw error as? MockRunError ?? MockRunError("\(error)")
        }
    }

    private func checkFolder() throws(MockRunError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            throw MockRunError("the folder \"\(path)\" cannot be created: a file has this name")
        }
        guard Permissions(path: path)?.allowWriting == true else {
            throw MockRunError(
                "the folder \"\(path)\" is not writable, check its permissions; nothing was changed")
        }
    }

    private func isOwn(_ name: String) -> Bool {
        OutputFile(path: path + "/" + name).begins(with: firstLine + "\n")
    }
}
