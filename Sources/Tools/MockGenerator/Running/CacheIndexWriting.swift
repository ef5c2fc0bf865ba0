import SourceModel

extension CacheIndex {
    /// All of a table but its head, which says where the texts are: what takes long to make need not wait for that.
    struct Table: Sendable {
        /// The first are those of the head.
        private var words = [UInt64](repeating: 0, count: headCount)
        /// They lie behind the numbers.
        private var names: [UInt8] = []
        private let namesStart: Int
        private let count: Int

        /// - Parameter starts: where the text of each mock begins: in the file of output, or behind the table.
        init(_ entries: [(MockCache.Key, MockCache.Entry)], at starts: [Int]) {
            var lists = ImportLists()
            let numbers = entries.map { lists.number(of: $0.1.imports) }
            count = entries.count
            let wordCount = headCount + count * rowCount + lists.wordCount
            namesStart = wordCount * 8
            words.reserveCapacity(wordCount)
            for (number, (key, entry)) in entries.enumerated() {
                words.append(key.first.littleEndian)
                words.append(key.second.littleEndian)
                add(starts[number])
                add(entry.mock.text.count)
                add(entry.mock.name)
                add(entry.mock.qualifiedName)
                add(numbers[number])
            }
            add(lists.all.count)
            for lines in lists.all {
                add(lines.count)
                for line in lines { add(line) }
            }
        }

        private mutating func add(_ number: Int) { words.append(UInt64(number).littleEndian) }

        private mutating func add(_ text: String) {
            add(namesStart + names.count)
            add(text.utf8.count)
            names.append(contentsOf: text.utf8)
        }

        /// The whole table.
        func bytes(in source: Source, build: UInt64) -> [UInt8] {
            var stamp = FileStamp(size: 0, modified: 0, inode: 0)
            if case .output(let found) = source { stamp = found }
            let size = namesStart + names.count
            let head = [mark, build, 0, UInt64(size), UInt64(count), stamp.size, stamp.modified, stamp.inode]
            return [UInt8](unsafeUninitializedCapacity: size) { bytes, filled in
                let raw = UnsafeMutableRawBufferPointer(bytes)
                words.withUnsafeBytes { raw.copyMemory(from: $0) }
                names.withUnsafeBytes {
                    UnsafeMutableRawBufferPointer(rebasing: raw[namesStart...]).copyMemory(from: $0)
                }
                for (place, word) in head.enumerated() {
                    raw.storeBytes(of: word.littleEndian, toByteOffset: place * 8, as: UInt64.self)
                }
                var sum = ContentHash()
                sum.add(UnsafeBufferPointer(bytes), 24..<size)
                raw.storeBytes(of: sum.value.littleEndian, toByteOffset: 16, as: UInt64.self)
                filled = size
            }
        }
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
