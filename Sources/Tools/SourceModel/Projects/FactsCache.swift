import Foundation

/// The facts of files as they were read last time, in one file.
///
/// A file's facts are taken over when its stamp is the same, or when its content is. A cache of another version, a
/// damaged or missing one is empty. It is replaced at once, so runs at the same time do not harm each other: the last
/// one's stays.
struct FactsCache: Sendable {
    /// What is known of one file.
    struct Entry: Sendable {
        var stamp: FileStamp
        /// Of the file's content.
        var content: UInt64
        var facts: PackedBytes
        /// Of the facts' bytes.
        var check: UInt64

        init(stamp: FileStamp, content: UInt64, facts: PackedBytes) {
            self.init(stamp: stamp, content: content, facts: facts, check: Self.hash(facts))
        }

        fileprivate init(stamp: FileStamp, content: UInt64, facts: PackedBytes, check: UInt64) {
            self.stamp = stamp
            self.content = content
            self.facts = facts
            self.check = check
        }

        var isWhole: Bool { Self.hash(facts) == check }

        private static func hash(_ bytes: PackedBytes) -> UInt64 {
            bytes.withBytes { raw in
                var hash = ContentHash(seed: 1)
                hash.add(raw.assumingMemoryBound(to: UInt8.self), 0..<raw.count)
                return hash.value
            }
        }
    }

    private(set) var entries: [String: Entry] = [:]
    /// When it was written; a file changed shortly before may have changed again without its stamp telling.
    private var written: UInt64 = 0

    private static let magic: UInt64 = 0x31_53_54_43_41_46_43_53
    private static let unsafeInterval: UInt64 = 2_000_000_000

    /// - Parameter version: What the facts depend on beside the files: the tool's version.
    init(path: String, version: String) {
        guard let mapped = MappedData(path: path) else { return }
        read(mapped, version: version)
    }

    /// Whether a file's stamp proves that its content is the same.
    func isSafe(_ stamp: FileStamp, _ entry: Entry) -> Bool {
        stamp == entry.stamp && stamp.modified &+ Self.unsafeInterval < written
    }

    // MARK: Reading

    private mutating func read(_ mapped: MappedData, version: String) {
        let bytes = mapped.bytes
        let front = 5 * 8
        guard bytes.count > front, Self.word(bytes, 0) == Self.magic,
            Self.word(bytes, 1) == ContentHash(version).value, let length = Int(exactly: Self.word(bytes, 3)),
            length <= bytes.count - front
        else { return }
        let index = UnsafeRawBufferPointer(rebasing: bytes[front..<(front + length)])
        var hash = ContentHash(seed: 2)
        hash.add(index.assumingMemoryBound(to: UInt8.self), 0..<index.count)
        guard hash.value == Self.word(bytes, 4) else { return }
        written = Self.word(bytes, 2)
        readIndex(index, UnsafeRawBufferPointer(rebasing: bytes[(front + length)...]), mapped)
    }

    private mutating func readIndex(
        _ index: UnsafeRawBufferPointer, _ facts: UnsafeRawBufferPointer, _ mapped: MappedData
    ) {
        var unpacker = Unpacker(index, at: 0, path: "")
        let count = unpacker.number()
        var start = 0
        var found: [String: Entry] = Dictionary(minimumCapacity: count)
        for _ in 0..<count {
            let length = unpacker.number()
            let path = String(
                decoding: index[unpacker.position..<(unpacker.position + length)], as: UTF8.self)
            unpacker.position += length
            let stamp = FileStamp(size: unpacker.word(), modified: unpacker.word(), inode: unpacker.word())
            let content = unpacker.word()
            let check = unpacker.word()
            let size = unpacker.number()
            guard start + size <= facts.count else { return }
            let bytes = PackedBytes(
                UnsafeRawBufferPointer(rebasing: facts[start..<(start + size)]), owner: mapped)
            found[path] = Entry(stamp: stamp, content: content, facts: bytes, check: check)
            start += size
        }
        entries = found
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ number: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: number * 8, as: UInt64.self))
    }

    // MARK: Writing

    /// Writes a cache, whole or not at all; that it cannot be written is no reason to fail.
    static func write(_ entries: [(path: String, entry: Entry)], to path: String, version: String) {
        var index = Packer()
        index.add(entries.count)
        var size = 0
        for (path, entry) in entries {
            index.add(path.utf8.count)
            for byte in path.utf8 { index.add(byte) }
            for word in [
                entry.stamp.size, entry.stamp.modified, entry.stamp.inode, entry.content, entry.check,
            ] { index.add(word: word) }
            index.add(entry.facts.count)
            size += entry.facts.count
        }
        var hash = ContentHash(seed: 2)
        index.bytes.withUnsafeBufferPointer { hash.add($0, 0..<$0.count) }
        let now = Date().timeIntervalSince1970 * 1_000_000_000
        var front = Packer()
        for word in [magic, ContentHash(version).value, UInt64(now), UInt64(index.count), hash.value] {
            front.add(word: word)
        }
        var data = Data(capacity: front.count + index.count + size)
        data.append(contentsOf: front.bytes)
        data.append(contentsOf: index.bytes)
        for (_, entry) in entries { entry.facts.withBytes { data.append(contentsOf: $0) } }
        let url = URL(filePath: path)
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A cache that cannot be kept costs the next run some time, nothing else.
        try? data.write(to: url, options: .atomic)
    }
}

extension Packer {
    fileprivate mutating func add(word: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}

extension Unpacker {
    fileprivate mutating func word() -> UInt64 {
        defer { position += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
}
