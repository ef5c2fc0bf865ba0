import FileWriting
import Foundation
import SceneGraphs

/// The file that a graph is written to.
struct GraphOutput {
    let path: String
    let format: GraphFormat

    /// Creates the file, or replaces one that holds a graph of the same format.
    ///
    /// - Parameter force: Whether to replace any other file too.
    /// - Throws: `FileWritingError.exists` for another file, `.cannotWrite`. The file is unchanged then.
    func write(_ text: String, force: Bool) throws(FileWritingError) {
        let file = try AtomicFile(path)
        guard force || isEmptyOrGraph else { throw .exists([path]) }
        try file.write(text)
    }

    private var isEmptyOrGraph: Bool {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return true }
        return format.isLikely(String(decoding: data, as: UTF8.self))
    }
}
