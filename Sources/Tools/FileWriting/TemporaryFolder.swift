import Foundation

/// A folder of the system's own temporary files that is there while something runs.
package enum TemporaryFolder {
    package static func with<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What cannot be removed is left to the system.
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
