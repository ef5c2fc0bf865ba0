import SourceModel

extension CacheIndex {
    /// The bytes of a table.
    ///
    /// - Parameter starts: where the text of each mock begins: in the file of output, or behind the table.
    static func bytes(
        _ entries: [(MockCache.Key, MockCache.Entry)], at starts: [Int], in source: Source, build: UInt64
    ) -> [UInt8] {
        var lists = ImportLists()
        let numbers = entries.map { lists.number(of: $0.1.imports) }
        var table = TableWords(count: headCount + entries.count * rowCount + lists.wordCount)
        for (number, (key, entry)) in entries.enumerated() {
            table.words.append(key.first)
            table.words.append(key.second)
            table.add(starts[number])
            table.add(entry.mock.text.count)
            table.add(entry.mock.name)
            table.add(entry.mock.qualifiedName)
            table.add(numbers[number])
        }
        table.add(lists.all.count)
        for lines in lists.all {
            table.add(lines.count)
            for line in lines { table.add(line) }
        }
        return whole(table.words, table.names, entries.count, source, build)
    }

    private static func whole(
        _ words: [UInt64], _ names: [UInt8], _ count: Int, _ source: Source, _ build: UInt64
    ) -> [UInt8] {
        var stamp = FileStamp(size: 0, modified: 0, inode: 0)
        if case .output(let found) = source { stamp = found }
        let size = (headCount + words.count) * 8 + names.count
        let rest =
            bytes([UInt64(size), UInt64(count), stamp.size, stamp.modified, stamp.inode] + words) + names
        var sum = ContentHash()
        rest.withUnsafeBufferPointer { sum.add($0, 0..<$0.count) }
        return bytes([mark, build, sum.value]) + rest
    }

    private static func bytes(_ words: [UInt64]) -> [UInt8] {
        words.map { $0.littleEndian }.withUnsafeBytes { Array($0) }
    }
}

/// The numbers of a table, and the names that lie behind them.
private struct TableWords {
    var words: [UInt64] = []
    private(set) var names: [UInt8] = []
    /// Where the names begin.
    private let start: Int

    /// - Parameter count: how many numbers there will be, with those of the head.
    init(count: Int) {
        start = count * 8
        words.reserveCapacity(count)
    }

    mutating func add(_ number: Int) { words.append(UInt64(number)) }

    mutating func add(_ text: String) {
        add(start + names.count)
        add(text.utf8.count)
        names.append(contentsOf: text.utf8)
    }
}

/// Lists of imports, each once: most files of a project import the same.
private struct ImportLists {
    private(set) var all: [[String]] = []
    private var numbers: [[String]: Int] = [:]
    /// The one asked for before, which mostly is asked for again.
    private var last: Int?
    private(set) var wordCount = 1

    mutating func number(of lines: [String]) -> Int {
        if let last, all[last] == lines { return last }
        last = numbers[lines] ?? all.count
        if let number = numbers[lines] { return number }
        numbers[lines] = all.count
        all.append(lines)
        wordCount += 1 + lines.count * 2
        return all.count - 1
    }
}
