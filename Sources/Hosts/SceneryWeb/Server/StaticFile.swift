import Foundation

/// A picture from the app's static files.
struct StaticFile {
    let bytes: [UInt8]
    let type: String

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp",
        "avif": "image/avif", "svg": "image/svg+xml",
    ]

    /// - Returns: `nil` for what is not there, no picture, or outside of `folder`, links followed.
    init?(_ path: String, in folder: URL) {
        guard let parts = StaticPath(path)?.parts, let type = parts.last.flatMap(Self.type) else {
            return nil
        }
        let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
        let file = parts.reduce(folder) { $0.appendingPathComponent($1) }.resolvingSymlinksInPath()
            .standardizedFileURL
        guard file.path.hasPrefix(root + "/"), let data = try? Data(contentsOf: file) else { return nil }
        bytes = Array(data)
        self.type = type
    }

    private static func type(of name: String) -> String? {
        name.split(separator: ".").last.flatMap { types[$0.lowercased()] }
    }
}
