import FileWriting
import Foundation

@testable import SceneGenerator

/// A project in a folder of its own, removed with it.
final class TemporaryProject {
    let root: URL

    init() throws {
        root = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Makes an app here and reads it as a project.
    func app(_ name: String = "Trip", style: String = "vip") throws -> Project {
        let request = AppRequest(name: name, style: style, scenery: .folder("/scenery"))
        let (plan, folder) = try AppMaker(in: root).plan(request)
        try NewProjectWriter(folder).write(plan.changes)
        return try Project(at: folder)
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

extension Project {
    /// Every file's text by its path, build products left out.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        let path = root.path(percentEncoded: false)
        for file in try FileManager.default.subpathsOfDirectory(atPath: path) where !file.hasPrefix(".build")
        {
            files[file] = text(of: file)
        }
        return files
    }
}
