import Foundation

/// Reads the facts of one file, or takes them from the cache.
struct FileReading: Sendable {
    let root: String
    let cache: FactsCache?
    /// Whether a decoded body stays in memory.
    let keepsBodies: Bool

    /// How deep brackets may be nested, which the stack of a reading thread limits.
    static let nesting = 300

    struct Outcome: Sendable {
        var facts: FileFacts
        /// What to keep for the next run, if there is a cache.
        var entry: FactsCache.Entry?
        var isFromCache: Bool
        /// Whether the cache has no such entry yet, or could have one that makes opening the file unnecessary.
        var isNew = true
    }

    func read(_ path: String, _ buffer: ReadingBuffer) -> Outcome {
        let stamp = cache == nil ? nil : FileStamp(path: root + "/" + path)
        let known = cache?.entries[path]
        if let stamp, let known, known.isProven(by: stamp), known.isWhole {
            return taken(known, path, isNew: false)
        }
        do throws(ReadingError) {
            return try buffer.bytes.read(root + "/" + path) { read($0, path, stamp, known) }
        } catch {
            var facts = FileFacts(path: path)
            let location = FileLocation(path: path, line: 1, column: 1)
            facts.problems = [
                SourceProblem(location: location, message: "the file cannot be read, check its permissions")
            ]
            return Outcome(facts: facts, entry: nil, isFromCache: false)
        }
    }

    private func taken(_ entry: FactsCache.Entry, _ path: String, isNew: Bool) -> Outcome {
        let facts = FileFacts(entry.facts, path: path, keepsBodies: keepsBodies)
        return Outcome(facts: facts, entry: entry, isFromCache: true, isNew: isNew)
    }

    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ path: String, _ stamp: FileStamp?, _ known: FactsCache.Entry?
    ) -> Outcome {
        guard cache != nil || !keepsBodies else {
            return Outcome(
                facts: SwiftReader.read(bytes, path: path, depth: .checked),
                isFromCache: false)
        }
        var content = ContentHash()
        content.add(bytes, 0..<bytes.count)
        if let stamp, var known, known.content == content.value, known.isWhole {
            known.stamp = stamp
            return taken(known, path, isNew: FactsCache.isSettled(stamp, at: cache?.now ?? 0))
        }
        var facts = SwiftReader.read(bytes, path: path, depth: .checked)
        // Decoded bodies take ten times the memory of their bytes, and rules look at few of them.
        let serialized = facts.serialize(keepsBodies: keepsBodies)
        let entry = stamp.map { FactsCache.Entry(stamp: $0, content: content.value, facts: serialized) }
        return Outcome(facts: facts, entry: entry, isFromCache: false)
    }
}

/// One thread's memory for files.
final class ReadingBuffer {
    var bytes = FileBytes()
}
