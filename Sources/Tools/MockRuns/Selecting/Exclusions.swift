import Foundation
import MockGenerator
import SourceModel

/// What a run leaves out: protocols by name or pattern, and files and folders by path or pattern.
///
/// A text with a slash, one that ends in `.swift`, and the name of a file or folder is a path; anything else is the name of a
/// protocol.
struct Exclusions {
    /// Names and patterns of protocols.
    private(set) var protocols: [String] = []
    private var paths: [(text: String, pattern: String)] = []
    private let folder: String

    /// - Parameter folder: The folder that paths are relative to.
    init(_ texts: [String], in folder: String) {
        self.folder = folder
        for text in texts {
            guard Self.isPath(text, in: folder) else {
                protocols.append(text)
                continue
            }
            let bare = text.hasSuffix("/") ? String(text.dropLast()) : text
            paths.append((text, Self.whole(bare, in: folder)))
        }
    }

    /// The files that are not left out, and the paths that match none.
    func applied(to files: [FoundFile]) -> (files: [FoundFile], unmatched: [String]) {
        guard !paths.isEmpty else { return (files, []) }
        var matched: Set<String> = []
        let patterns = paths.map {
            (text: $0.text, own: NamePattern($0.pattern), inner: NamePattern($0.pattern + "/*"))
        }
        let rest = files.filter { file in
            let path = Self.whole(file.path, in: FileManager.default.currentDirectoryPath)
            let hits = patterns.filter { $0.own.matches(path) || $0.inner.matches(path) }
            matched.formUnion(hits.map(\.text))
            return hits.isEmpty
        }
        return (rest, paths.map(\.text).filter { !matched.contains($0) })
    }

    private static func isPath(_ text: String, in folder: String) -> Bool {
        text.contains("/") || text.hasSuffix(".swift")
            || !text.contains("*") && FileManager.default.fileExists(atPath: whole(text, in: folder))
    }

    private static func whole(_ path: String, in folder: String) -> String {
        if path.hasPrefix("*") { return path }
        return URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
            .standardizedFileURL.path
    }
}
