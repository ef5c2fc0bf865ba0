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

    func write(_ text: String) throws(MockRunError) { try write(FilePieces(text)) }

    func write(_ file: FilePieces) throws(MockRunError) {
        do throws(ReplacementError) {
            try FileReplacement(of: path).write(file)
        } catch {
            throw MockRunError(
                "\"\(path)\" cannot be written, check that its folder is there and may be written to; nothing was changed"
            )
        }
    }
}

/// Why a run could not be done.
struct MockRunError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
