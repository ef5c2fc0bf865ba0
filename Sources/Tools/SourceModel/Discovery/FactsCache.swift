import FileWriting
import Foundation

/// The facts of files as they were read in earlier runs.
///
/// The facts of a file are reused if its stamp or its content is the same. They are kept in two files: one for a whole
/// run, and one next to it for the few files that have changed since, so that a run after a small change writes little.
/// Concurrent runs do not harm each other: the files of the last one remain.
struct FactsCache: Sendable {
    /// What is known about one file.
    struct Entry: Sendable {
        var stamp: FileStamp
        /// The hash of the file's content.
        var content: UInt64
        var facts: SerializedBytes
        /// The hash of the bytes of the facts.
        var check: UInt64
        /// When it was written, in nanoseconds since 1970; a file that changed shortly before may have changed again
        /// without a change of its stamp.
        var written: UInt64

        init(stamp: FileStamp, content: UInt64, facts: SerializedBytes) {
            self.init(stamp: stamp, content: content, facts: facts, check: Self.hash(facts), written: 0)
        }

        init(stamp: FileStamp, content: UInt64, facts: SerializedBytes, check: UInt64, written: UInt64) {
            self.stamp = stamp
            self.content = content
            self.facts = facts
            self.check = check
            self.written = written
        }

        var isWhole: Bool { Self.hash(facts) == check }

        /// Whether a stamp proves that the content of the file is the same.
        func isProven(by stamp: FileStamp) -> Bool {
            stamp == self.stamp && FactsCache.isSettled(stamp, at: written)
        }

        private static func hash(_ bytes: SerializedBytes) -> UInt64 {
            bytes.withBytes { raw in
                var hash = ContentHash(seed: 1)
                hash.add(raw.assumingMemoryBound(to: UInt8.self), 0..<raw.count)
                return hash.value
            }
        }
    }

    private(set) var entries: [String: Entry] = [:]
    let path: String
    private let version: String
    /// When this run started, in nanoseconds since 1970.
    let now: UInt64
    /// The identity of the file for a whole run, if it is intact.
    private var identity: UInt64?
    /// Paths of files that have changed since that one was written.
    private var later: Set<String> = []

    private static let unsettled: UInt64 = 2_000_000_000

    /// - Parameter version: What the facts depend on apart from the files: the version of the tool.
    init(path: String, version: String, now: UInt64 = UInt64(Date().timeIntervalSince1970 * 1_000_000_000)) {
        self.path = path
        self.version = version
        self.now = now
        guard let all = FactsFile(path: path, version: version) else { return }
        identity = all.identity
        entries = all.entries
        guard let changed = FactsFile(path: laterPath, version: laterVersion(all.identity)) else { return }
        later = Set(changed.entries.keys)
        entries.merge(changed.entries) { $1 }
    }

    /// Whether a file is unchanged for long enough that another change would change its stamp.
    static func isSettled(_ stamp: FileStamp, at time: UInt64) -> Bool { stamp.modified &+ unsettled < time }

    private var laterPath: String { path + "-changed" }

    private func laterVersion(_ identity: UInt64) -> String { version + "/" + String(identity, radix: 16) }

    /// Writes what a run has read.
    ///
    /// - Parameters:
    ///   - all: What is known about every file, and whether the cache has no such entry yet.
    func keep(_ all: [(path: String, entry: Entry, isNew: Bool)]) {
        guard all.contains(where: \.isNew) else { return }
        let changed = all.filter { $0.isNew || later.contains($0.path) }
        if let identity, changed.count <= max(16, all.count / 10) {
            return FactsFile.write(
                changed.map { ($0.path, $0.entry) }, to: laterPath, version: laterVersion(identity), now: now)
        }
        FactsFile.write(all.map { ($0.path, $0.entry) }, to: path, version: version, now: now)
        try? AtomicFile(laterPath).remove()
    }
}
