import FileWriting
import Foundation

/// The facts of many files in one file: a header of words, an index, then the bytes of the facts.
///
/// It is replaced atomically. A file of another version and a damaged file count as missing.
struct FactsFile {
    let entries: [String: FactsCache.Entry]
    /// Identifies this file among all that were ever written.
    let identity: UInt64

    private static let magic: UInt64 = 0x33_53_54_43_41_46_43_53
    private static let front = 5 * 8

    /// - Parameter version: What the facts depend on apart from the files.
    init?(path: String, version: String) {
        guard let mapped = MappedData(path: path) else { return nil }
        let bytes = mapped.bytes
        guard bytes.count > Self.front, Self.word(bytes, 0) == Self.magic,
            Self.word(bytes, 1) == ContentHash(version).value, let length = Int(exactly: Self.word(bytes, 3)),
            length <= bytes.count - Self.front
        else { return nil }
        let index = UnsafeRawBufferPointer(rebasing: bytes[Self.front..<(Self.front + length)])
        let facts = UnsafeRawBufferPointer(rebasing: bytes[(Self.front + length)...])
        guard Self.hash(index, Self.word(bytes, 2)) == Self.word(bytes, 4),
            let entries = Self.entries(index, facts, mapped, written: Self.word(bytes, 2))
        else { return nil }
        self.entries = entries
        identity = Self.word(bytes, 4)
    }

    private static func entries(
        _ index: UnsafeRawBufferPointer, _ facts: UnsafeRawBufferPointer, _ mapped: MappedData,
        written: UInt64
    ) -> [String: FactsCache.Entry]? {
        var decoder = BinaryDecoder(index, at: 0, path: "")
        let count = decoder.number()
        var start = 0
        var found: [String: FactsCache.Entry] = Dictionary(minimumCapacity: count)
        for _ in 0..<count {
            let length = decoder.number()
            let path = String(
                decoding: index[decoder.position..<(decoder.position + length)], as: UTF8.self)
            decoder.position += length
            let stamp = FileStamp(
                size: decoder.word(), modified: decoder.word(), inode: decoder.word(),
                changed: decoder.word())
            let content = decoder.word()
            let check = decoder.word()
            let size = decoder.number()
            guard start + size <= facts.count else { return nil }
            let bytes = SerializedBytes(
                UnsafeRawBufferPointer(rebasing: facts[start..<(start + size)]), owner: mapped)
            found[path] = FactsCache.Entry(
                stamp: stamp, content: content, facts: bytes, check: check, written: written)
            start += size
        }
        return found
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ number: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: number * 8, as: UInt64.self))
    }

    /// The hash of the index and its time of writing.
    private static func hash(_ bytes: UnsafeRawBufferPointer, _ written: UInt64) -> UInt64 {
        var hash = ContentHash(seed: written)
        hash.add(bytes.assumingMemoryBound(to: UInt8.self), 0..<bytes.count)
        return hash.value
    }

    // MARK: Writing

    /// Writes such a file, whole or not at all; a failure to write is ignored.
    ///
    /// - Parameter now: Nanoseconds since 1970.
    static func write(
        _ entries: [(path: String, entry: FactsCache.Entry)], to path: String, version: String, now: UInt64
    ) {
        let index = index(of: entries)
        var front = BinaryEncoder()
        let identity = index.withUnsafeBytes { hash($0, now) }
        for word in [magic, ContentHash(version).value, now, UInt64(index.count), identity] {
            front.add(word: word)
        }
        // scenery:ignore error-dropped because without the cache the next run takes longer, nothing else
        try? AtomicFile(path, isDurable: false).write(createsFolder: true) { sink throws(FileWritingError) in
            try sink.append(front.bytes)
            try sink.append(index)
            for (_, entry) in entries {
                try entry.facts.withBytes { bytes throws(FileWritingError) in try sink.append(bytes) }
            }
        }
    }

    private static func index(of entries: [(path: String, entry: FactsCache.Entry)]) -> [UInt8] {
        var index = BinaryEncoder()
        index.add(entries.count)
        for (path, entry) in entries {
            index.add(path.utf8.count)
            for byte in path.utf8 { index.add(byte) }
            for word in [
                entry.stamp.size, entry.stamp.modified, entry.stamp.inode, entry.stamp.changed,
                entry.content, entry.check,
            ] { index.add(word: word) }
            index.add(entry.facts.count)
        }
        return index.bytes
    }
}

extension BinaryEncoder {
    fileprivate mutating func add(word: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}

extension BinaryDecoder {
    fileprivate mutating func word() -> UInt64 {
        defer { position += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
}
