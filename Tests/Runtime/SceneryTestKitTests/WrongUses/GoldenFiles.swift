import Foundation
import Testing

/// A folder of texts that are kept to compare with. `UPDATE_SNAPSHOTS=1` writes the files anew and fails that once.
struct GoldenFiles {
    private let folder: URL

    /// - Parameter folder: its name beside this file.
    init(folder: String) {
        self.folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    }

    /// The names of the files in it.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() }
    }

    /// Numbers of lines are left out: they change with every edit above them.
    func compare(_ told: String, with name: String) throws {
        let text = told.replacing(#/(?m)( at \S+\.swift):\d+$/#) { "\($0.1):…" }
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("wrote \(name); run again without UPDATE_SNAPSHOTS")
            return
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
}
