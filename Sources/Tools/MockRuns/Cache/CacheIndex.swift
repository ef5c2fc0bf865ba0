import SourceModel

/// The table of a cache of mocks, read where it is mapped: a header, a row for each mock, the lists of imports, and the
/// names. The texts of the mocks follow it, or are in the output file.
struct CacheIndex {
    struct Mock {
        let name: String
        let text: Range<Int>
        let imports: [String]
    }

    let texts: CacheTable.Texts
    let count: Int
    private let data: MappedData
    private let size: Int
    /// The start of each key's row, by its first half.
    private let rows: HashIndex
    private let imports: [[String]]

    func contains(_ key: CacheKey) -> Bool { row(of: key) != nil }

    /// The start of a mock's row. Keys with the same first half share a row, which belongs to one of them.
    private func row(of key: CacheKey) -> Int? {
        guard let row = rows[key.first], let words = CacheWords(data.bytes, count: size / 8),
            words[row + 1] == key.second
        else { return nil }
        return row
    }

    /// - Returns: `nil` if the data is damaged or from another build.
    init?(_ data: MappedData, build: UInt64) {
        guard let words = CacheWords(data.bytes, count: CacheTable.headerCount),
            words[0] == CacheTable.mark, words[1] == build,
            let size = Int(exactly: words[3]), size <= data.bytes.count, size >= CacheTable.headerCount * 8,
            let count = Int(exactly: words[4]), count <= size / (CacheTable.rowCount * 8)
        else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: data.bytes[24..<size])
        var sum = ContentHash()
        sum.add(rest.assumingMemoryBound(to: UInt8.self), 0..<rest.count)
        guard sum.value == words[2], let all = CacheWords(data.bytes, count: size / 8) else { return nil }
        texts = .init(
            stamp: FileStamp(size: words[5], modified: words[6], inode: words[7], changed: words[8]))
        var rows = HashIndex(count: count)
        for row in 0..<count {
            let start = CacheTable.headerCount + row * CacheTable.rowCount
            rows.set(all[start], to: start)
        }
        imports = Self.imports(in: all, at: CacheTable.headerCount + count * CacheTable.rowCount, data)
        (self.data, self.size, self.count, self.rows) = (data, size, count, rows)
    }

    func mock(_ key: CacheKey) -> Mock? {
        guard let row = row(of: key), let words = CacheWords(data.bytes, count: size / 8) else { return nil }
        // The offsets of texts that follow the table count from its end.
        let start = Int(words[row + 2]) + (texts == .cache ? size : 0)
        return Mock(
            name: Self.text(words[row + 4], words[row + 5], data),
            text: start..<start + Int(words[row + 3]), imports: imports[Int(words[row + 6])])
    }

    private static func text(_ start: UInt64, _ count: UInt64, _ data: MappedData) -> String {
        String(
            decoding: UnsafeRawBufferPointer(rebasing: data.bytes[Int(start)..<Int(start + count)]),
            as: UTF8.self)
    }

    private static func imports(in words: CacheWords, at start: Int, _ data: MappedData) -> [[String]] {
        var next = start + 1
        return (0..<Int(words[start])).map { _ in
            let lines = (0..<Int(words[next])).map { line in
                text(words[next + 1 + line * 2], words[next + 2 + line * 2], data)
            }
            next += 1 + lines.count * 2
            return lines
        }
    }
}
