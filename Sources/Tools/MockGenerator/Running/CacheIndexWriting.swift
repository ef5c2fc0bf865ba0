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
        let wordCount = headCount + entries.count * rowCount + lists.wordCount
        var names: [UInt8] = []
        func place(_ text: String) -> [UInt64] {
            defer { names.append(contentsOf: text.utf8) }
            return [UInt64(wordCount * 8 + names.count), UInt64(text.utf8.count)]
        }
        var words: [UInt64] = []
        words.reserveCapacity(wordCount)
        for (number, (key, entry)) in entries.enumerated() {
            words += [key.first, key.second, UInt64(starts[number]), UInt64(entry.mock.text.count)]
            words += place(entry.mock.name)
            words += place(entry.mock.qualifiedName)
            words.append(UInt64(numbers[number]))
        }
        words.append(UInt64(lists.all.count))
        for lines in lists.all {
            words.append(UInt64(lines.count))
            for line in lines { words += place(line) }
        }
        return whole(words, names, entries.count, source, build)
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

/// Lists of imports, each once: most files of a project import the same.
private struct ImportLists {
    private(set) var all: [[String]] = []
    private var numbers: [[String]: Int] = [:]
    private(set) var wordCount = 1

    mutating func number(of lines: [String]) -> Int {
        if let number = numbers[lines] { return number }
        numbers[lines] = all.count
        all.append(lines)
        wordCount += 1 + lines.count * 2
        return all.count - 1
    }
}
