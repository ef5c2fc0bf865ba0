import Foundation

/// A file that a run writes: whole or not at all.
struct OutputFile {
    let path: String

    /// Whether the file on disk has just this text.
    func holds(_ text: String) -> Bool {
        guard let old = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
            return false
        }
        var text = text
        return text.withUTF8 { new in
            old.withUnsafeBytes { $0.count == new.count && $0.elementsEqual(new) }
        }
    }

    func write(_ text: String) throws(MockRunError) {
        do {
            // Writing whole replaces the file, which would get round its own permissions.
            let isThere = FileManager.default.fileExists(atPath: path)
            guard !isThere || FileManager.default.isWritableFile(atPath: path) else {
                throw CocoaError(.fileWriteNoPermission)
            }
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
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
