import SourceModel

/// A table of mocks as `CacheIndex` reads it. All of it but the header is created first: what takes long need not wait
/// until the output file, whose stamp is in the header, is written.
struct CacheTable: Sendable {
    /// "scnmock" and the version of the format.
    static let mark: UInt64 = 0x7363_6E6D_6F63_6B04
    /// The numbers of the header: mark, build, checksum, size, count, and the stamp of the output file.
    static let headerCount = 9
    /// The numbers of a row: two of the key, offset and size of the text and of the name, and the list of imports.
    static let rowCount = 7

    /// Where the texts are.
    enum Texts: Equatable {
        /// After the table.
        case cache
        /// In the output file that has this stamp.
        case output(FileStamp)

        init(_ output: FileStamp?) { self = output.map(Texts.output) ?? .cache }

        /// - Parameter stamp: As the header has it.
        init(stamp: FileStamp) { self = stamp == Self.noStamp ? .cache : .output(stamp) }

        var stamp: FileStamp {
            guard case .output(let stamp) = self else { return Self.noStamp }
            return stamp
        }

        private static let noStamp = FileStamp(size: 0, modified: 0, inode: 0, changed: 0)
    }

    /// The first are reserved for the header.
    private var words = [UInt64](repeating: 0, count: CacheTable.headerCount)
    /// They follow the numbers.
    private var names: [UInt8] = []
    private let namesStart: Int
    private let count: Int

    /// - Parameter starts: The offset of each mock's text, in the output file or after the table.
    init(_ entries: [(CacheKey, MockEntry)], at starts: [Int]) {
        var lists = ImportLists()
        let numbers = entries.map { lists.number(of: $0.1.imports) }
        count = entries.count
        let wordCount = Self.headerCount + count * Self.rowCount + lists.wordCount
        namesStart = wordCount * 8
        words.reserveCapacity(wordCount)
        for (number, (key, entry)) in entries.enumerated() {
            words.append(key.first.littleEndian)
            words.append(key.second.littleEndian)
            add(starts[number])
            add(entry.text.count)
            add(entry.name)
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

    /// The whole table with its header.
    func bytes(texts: Texts, build: UInt64) -> [UInt8] {
        let stamp = texts.stamp
        let size = namesStart + names.count
        let header = [
            Self.mark, build, 0, UInt64(size), UInt64(count), stamp.size, stamp.modified, stamp.inode,
            stamp.changed,
        ]
        return [UInt8](unsafeUninitializedCapacity: size) { bytes, filled in
            let raw = UnsafeMutableRawBufferPointer(bytes)
            words.withUnsafeBytes { raw.copyMemory(from: $0) }
            names.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: raw[namesStart...]).copyMemory(from: $0)
            }
            for (index, word) in header.enumerated() {
                raw.storeBytes(of: word.littleEndian, toByteOffset: index * 8, as: UInt64.self)
            }
            var sum = ContentHash()
            sum.add(UnsafeBufferPointer(bytes), 24..<size)
            raw.storeBytes(of: sum.value.littleEndian, toByteOffset: 16, as: UInt64.self)
            filled = size
        }
    }
}

/// Lists of imports without duplicates: most files of a project import the same.
private struct ImportLists {
    private(set) var all: [[String]] = []
    private var numbers: [[String]: Int] = [:]
    /// The most recent one, which is usually asked for again.
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
