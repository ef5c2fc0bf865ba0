import Foundation

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "scenery-store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // Anything that remains is in the system's temporary folder.
        try? FileManager.default.removeItem(at: url)
    }

    var file: URL { url.appending(path: "models.sqlite") }
}
