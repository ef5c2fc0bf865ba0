import Foundation
import Reporters
import SourceModel

/// Reads the lines of code that findings point at.
enum Excerpts {
    /// Files that cannot be read have no excerpts.
    static func read(_ locations: [FileLocation], in root: URL) -> [FileLocation: Excerpt] {
        var excerpts: [FileLocation: Excerpt] = [:]
        for (path, locations) in Dictionary(grouping: locations, by: \.path) {
            guard let data = FileManager.default.contents(atPath: root.appending(path: path).pathWithoutSlash)
            else { continue }
            let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for location in Set(locations) where location.line >= 1 && location.line <= lines.count {
                var line = lines[location.line - 1]
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                excerpts[location] = Excerpt(
                    line: String(decoding: line, as: UTF8.self)[...], column: location.column)
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
