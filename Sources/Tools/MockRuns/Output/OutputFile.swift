import FileWriting
import Foundation
import SourceModel

/// A file that a run writes atomically.
struct OutputFile {
    let path: String

    /// Whether the file on disk has exactly this text.
    func contains(_ text: String) -> Bool { contains(OutputRope(text)) }

    func contains(_ file: OutputRope) -> Bool {
        guard let stamp = FileStamp(path: path), stamp.size == file.count, let old = MappedData(path: path)
        else {
            return false
        }
        return file.equals(old.bytes)
    }

    /// Whether a run with this header wrote the file, or one with the default header.
    func isOwn(_ header: String) -> Bool {
        let line = header.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        return begins(with: "// \(line)\n") || begins(with: "// Written by `scenery mock")
    }

    /// Whether the file begins with `text`.
    func begins(with text: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        // Closing a file that was only read cannot lose data.
        defer { try? file.close() }
        // An unreadable file is not one of ours.
        let start = (try? file.read(upToCount: text.utf8.count)) ?? nil
        return start == Data(text.utf8)
    }

    /// - Throws: `MockRunError` if there is a file that no run wrote, or something other than a regular file.
    func refuseForeign(_ isOwn: (OutputFile) -> Bool) throws(MockRunError) {
        var state = stat()
        // It does not exist, or is not accessible, which writing reports.
        guard stat(path, &state) == 0 else { return }
        guard state.st_mode & S_IFMT == S_IFREG else {
            throw MockRunError(
                "\"\(path)\" is not a regular file and cannot be replaced, choose another file; nothing was changed"
            )
        }
        guard state.st_size == 0 || isOwn(self) else {
            throw MockRunError(
                "\"\(path)\" was not written by scenery mock, move it away or choose another file; nothing was changed"
            )
        }
    }

    func write(_ text: String) throws(MockRunError) { try write(OutputRope(text)) }

    func write(_ file: OutputRope) throws(MockRunError) {
        do throws(FileWritingError) { try AtomicFile(path, isDurable: false).write(file) } catch {
            throw MockRunError(error, of: path)
        }
    }
}
