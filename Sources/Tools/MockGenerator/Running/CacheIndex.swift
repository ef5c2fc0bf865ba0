import SourceModel

/// The table of a cache of mocks: numbers of eight bytes, read where they lie.
///
/// Head, a row for each mock, lists of imports, names; the texts of mocks follow it or lie elsewhere.
struct CacheIndex {
    /// Where the texts are.
    enum Source: Equatable {
        case here
        case output(FileStamp)

        init(_ output: FileStamp?) { self = output.map(Source.output) ?? .here }
    }

    struct Mock {
        let name: String
        let qualifiedName: String
        let text: Range<Int>
        let imports: [String]
    }

    /// "scnmock" and the version of the format.
    static let mark: UInt64 = 0x7363_6E6D_6F63_6B02
    static let headCount = 8
    static let rowCount = 9

    let source: Source
    let count: Int
    private let data: MappedData
    private let size: Int
    /// The row of each key, by its first half.
    private let rows: HashedPlaces
    private let imports: [[String]]

    func has(_ key: MockCache.Key) -> Bool { row(of: key) != nil }

    /// Where a mock's numbers begin. Keys that share their first half share a row, which is one of theirs.
    private func row(of key: MockCache.Key) -> Int? {
        guard let row = rows[key.first], let words = CacheWords(data.bytes, count: size / 8),
            words[row + 1] == key.second
        else { return nil }
        return row
    }

    init?(_ data: MappedData, build: UInt64) {
        guard let words = CacheWords(data.bytes, count: Self.headCount), words[0] == Self.mark,
            words[1] == build,
            let size = Int(exactly: words[3]), size <= data.bytes.count, size >= Self.headCount * 8,
            let count = Int(exactly: words[4]), count <= size / (Self.rowCount * 8)
        else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: data.bytes[24..<size])
        var sum = ContentHash()
        sum.add(rest.assumingMemoryBound(to: UInt8.self), 0..<rest.count)
        guard sum.value == words[2], let all = CacheWords(data.bytes, count: size / 8) else { return nil }
        let stamp = FileStamp(size: words[5], modified: words[6], inode: words[7])
        source = stamp == FileStamp(size: 0, modified: 0, inode: 0) ? .here : .output(stamp)
        var rows = HashedPlaces(count: count)
        for row in 0..<count {
            let start = Self.headCount + row * Self.rowCount
            rows.set(all[start], to: start)
        }
        imports = Self.imports(in: all, at: Self.headCount + count * Self.rowCount, data)
        (self.data, self.size, self.count, self.rows) = (data, size, count, rows)
    }

    func mock(_ key: MockCache.Key) -> Mock? {
        guard let row = row(of: key), let words = CacheWords(data.bytes, count: size / 8) else { return nil }
        // Texts that follow the table are told from its end.
        let start = Int(words[row + 2]) + (source == .here ? size : 0)
        return Mock(
            name: Self.text(words[row + 4], words[row + 5], data),
            qualifiedName: Self.text(words[row + 6], words[row + 7], data),
            text: start..<start + Int(words[row + 3]), imports: imports[Int(words[row + 8])])
    }

    private static func text(_ start: UInt64, _ count: UInt64, _ data: MappedData) -> String {
        String(
            decoding: UnsafeRawBufferPointer(rebasing: data.bytes[Int(start)..<Int(start + count)]),
            as: UTF8.self)
    }

    private static func imports(in words: CacheWords, at start: Int, _ data: MappedData) -> [[String]] {
        var place = start + 1
        return (0..<Int(words[start])).map { _ in
            let lines = (0..<Int(words[place])).map { line in
                text(words[place + 1 + line * 2], words[place + 2 + line * 2], data)
            }
            place += 1 + lines.count * 2
            return lines
        }
    }
}

/// Numbers of eight bytes, one behind the other.
struct CacheWords {
    private let bytes: UnsafeRawBufferPointer

    /// `nil` where there are fewer.
    init?(_ bytes: UnsafeRawBufferPointer, count: Int) {
        guard bytes.count >= count * 8 else { return nil }
        self.bytes = bytes
    }

    subscript(place: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
    }
}
