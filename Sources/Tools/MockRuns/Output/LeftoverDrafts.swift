import FileWriting
import Foundation
import SourceModel

/// Drafts of files that a killed run could not finish: `NAME.RANDOM.draft` next to the file.
struct LeftoverDrafts {
    /// A run that is still writing adds to its draft all the time.
    private static let age: UInt64 = 60 * 1_000_000_000

    /// Removes the drafts of a file.
    static func remove(of path: String) {
        let target = URL(filePath: path).resolvingSymlinksInPath()
        remove(in: target.deletingLastPathComponent().path) { $0.hasPrefix(target.lastPathComponent + ".") }
    }

    /// Removes the drafts of a cache.
    static func remove(inCache folder: String) {
        remove(in: folder) { $0.hasPrefix("mocks-") || $0.hasPrefix("summaries-") }
    }

    private static func remove(in folder: String, _ isOurs: (String) -> Bool) {
        // A folder that is missing or cannot be read has nothing that could be removed.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let now = UInt64(Date().timeIntervalSince1970 * 1_000_000_000)
        for name in names where isDraft(name) && isOurs(name) {
            let path = folder + "/" + name
            guard let stamp = FileStamp(path: path), stamp.modified &+ age < now else { continue }
            // A draft that stays is only in the way.
            try? AtomicFile(path).remove()
        }
    }

    private static func isDraft(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.count > 2, parts.last == "draft" else { return false }
        return parts[parts.count - 2].allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }
}
