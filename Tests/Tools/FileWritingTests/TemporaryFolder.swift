import Foundation

@testable import FileWriting

/// A folder that is removed with its test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-files-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    func path(_ path: String) -> String { url.appending(path: path).path(percentEncoded: false) }

    func exists(_ path: String) -> Bool { Disk.state(of: self.path(path)) != nil }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self.path(path), withDestinationPath: destination)
    }

    func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self.path(path))[.posixPermissions] as? Int
    }

    /// Every file's text, and every folder with an empty text, by path.
    func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)) {
            contents[path] = (try? text(path)) ?? ""
        }
        return contents
    }
}
