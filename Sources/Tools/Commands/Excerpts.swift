import Foundation
import Reporters
import SourceModel

/// Reads the lines of code that findings point at.
enum Excerpts {
    /// Files that cannot be read have no excerpts.
    static func read(_ places: [SourcePlace], in root: URL) -> [SourcePlace: Excerpt] {
        var excerpts: [SourcePlace: Excerpt] = [:]
        for (path, places) in Dictionary(grouping: places, by: \.path) {
            guard let data = FileManager.default.contents(atPath: root.appending(path: path).pathWithoutSlash) else { continue }
            let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for place in Set(places) where place.line >= 1 && place.line <= lines.count {
                var line = lines[place.line - 1]
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                excerpts[place] = Excerpt(line: String(decoding: line, as: UTF8.self)[...], column: place.column)
            }
        }
        return excerpts
    }
}

extension URL {
    /// The path without a slash at its end.
    var pathWithoutSlash: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
