import Foundation

/// A folder that goes when the test does.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "scenery-store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What stays behind is in the system's temporary folder.
        try? FileManager.default.removeItem(at: url)
    }

    var file: URL { url.appending(path: "models.sqlite") }
}
