import Foundation
import SourceModel

/// A file that a run writes: whole or not at all.
struct OutputFile {
    let path: String

    /// Whether the file on disk has just this text.
    func holds(_ text: String) -> Bool { holds(FilePieces(text)) }

    func holds(_ file: FilePieces) -> Bool {
        guard let stamp = FileStamp(path: path), stamp.size == file.count, let old = MappedData(path: path)
        else {
            return false
        }
        return file.equals(old.bytes)
    }

    /// Whether a run with `header` on top of its files wrote the file, or one with the usual header did.
    func isOwn(_ header: String) -> Bool {
        let line = header.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        return begins(with: "// \(line)\n") || begins(with: "// Written by `scenery mock")
    }

    /// Whether its first bytes are those of `text`.
    func begins(with text: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }  // Nothing was written to it.
        let start = (try? file.read(upToCount: text.utf8.count)) ?? nil  // Unreadable is not ours.
        return start == Data(text.utf8)
    }

    /// - Throws: `MockRunError` when what is there was written by somebody else, or is no file.
    func refuseForeign(_ isOwn: (OutputFile) -> Bool) throws(MockRunError) {
        var state = stat()
        // Nothing there yet, or nothing that may be looked at, which writing will say.
        guard stat(path, &state) == 0 else { return }
        guard state.st_mode & S_IFMT == S_IFREG else {
            throw MockRunError(
                "\"\(path)\" is no file that can be replaced, choose another; nothing was changed")
        }
        guard state.st_size == 0 || isOwn(self) else {
            throw MockRunError(
                "\"\(path)\" was not written by scenery mock, move it away or choose another file; nothing was changed"
            )
        }
    }

    func write(_ text: String) throws(MockRunError) { try write(FilePieces(text)) }

    func write(_ file: FilePieces) throws(MockRunError) {
        do throws(ReplacementError) {
            try FileReplacement(of: path).write(file)
        } catch {
            throw MockRunError(
                "\"\(path)\" cannot be written, check that its folder is there and that both may be written to; nothing was changed"
            )
        }
    }
}

/// Why a run could not be done.
struct MockRunError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
