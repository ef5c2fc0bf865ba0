import Foundation
import SourceModel

/// Mocks of earlier runs, found again by a hash of all that they depend on.
///
/// One file, read whole and replaced whole, so that runs side by side never see half of one; the last to end wins. A file
/// that is damaged, or of another build of the tool, counts as empty.
struct MockCache {
    struct Key: Hashable {
        let first: UInt64
        let second: UInt64
    }

    /// A mock as it was written, and the imports of the files it is from.
    struct Entry {
        let mock: WrittenMock
        let imports: [FileFacts]
    }

    private let path: String
    private let build: UInt64
    private var entries: [Key: Entry] = [:]

    /// - Parameter build: what tells one build of the tool from another.
    init(path: String, build: UInt64) {
        self.path = path
        self.build = build
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return }  // None yet.
        entries = bytes.withUnsafeBytes { Self.entries(in: $0.bindMemory(to: UInt8.self), build) } ?? [:]
    }

    var keys: Set<Key> { Set(entries.keys) }

    func entry(_ key: Key) -> Entry? { entries[key] }

    /// Replaces all that the file holds. A cache that cannot be written costs time, not results, so nothing is thrown.
    func write(_ entries: [(Key, Entry)]) {
        var writer = CacheWriter()
        writer.put(Self.mark)
        writer.put(build)
        writer.put(UInt64(entries.count))
        for (key, entry) in entries {
            writer.put(key.first)
            writer.put(key.second)
            writer.put(entry)
        }
        var sum = ContentHash()
        writer.bytes.withUnsafeBufferPointer { sum.add($0, 0..<$0.count) }
        writer.put(sum.value)
        let url = URL(fileURLWithPath: path)
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(writer.bytes).write(to: url, options: .atomic)
    }

    /// "scnmock" and the version of the format.
    private static let mark: UInt64 = 0x7363_6E6D_6F63_6B01

    private static func entries(in bytes: UnsafeBufferPointer<UInt8>, _ build: UInt64) -> [Key: Entry]? {
        guard bytes.count >= 32 else { return nil }
        var sum = ContentHash()
        sum.add(bytes, 0..<bytes.count - 8)
        var reader = CacheReader(bytes)
        guard reader.number(at: bytes.count - 8) == sum.value, reader.number() == mark,
            reader.number() == build,
            let count = reader.number()
        else { return nil }
        var entries: [Key: Entry] = [:]
        for _ in 0..<count {
            guard let first = reader.number(), let second = reader.number(), let entry = reader.entry() else {
                return nil
            }
            entries[Key(first: first, second: second)] = entry
        }
        return entries
    }
}

/// Numbers in eight bytes, texts with their length before them.
private struct CacheWriter {
    var bytes: [UInt8] = []

    mutating func put(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func put(_ text: String) {
        put(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func put(_ texts: [String]) {
        put(UInt64(texts.count))
        for text in texts { put(text) }
    }

    mutating func put(_ entry: MockCache.Entry) {
        put(entry.mock.name)
        put(entry.mock.qualifiedName)
        put(entry.mock.text)
        put(UInt64(entry.imports.count))
        for facts in entry.imports {
            put(facts.path)
            put(UInt64(facts.imports.count))
            for fact in facts.imports {
                put(fact.attributes)
                put([fact.kind].compactMap { $0 })
                put(fact.path)
                put(fact.conditions)
            }
        }
    }
}

/// Reads what `CacheWriter` wrote; nil where there is not enough.
private struct CacheReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func number(at place: Int) -> UInt64? {
        guard place + 8 <= bytes.count else { return nil }
        return UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    mutating func number() -> UInt64? {
        defer { place += 8 }
        return number(at: place)
    }

    mutating func text() -> String? {
        guard let count = number(), count <= bytes.count - place else { return nil }
        defer { place += Int(count) }
        return String(decoding: bytes[place..<place + Int(count)], as: UTF8.self)
    }

    mutating func list<Element>(_ element: (inout CacheReader) -> Element?) -> [Element]? {
        guard let count = number(), count <= bytes.count - place else { return nil }
        var elements: [Element] = []
        for _ in 0..<count {
            guard let next = element(&self) else { return nil }
            elements.append(next)
        }
        return elements
    }

    mutating func entry() -> MockCache.Entry? {
        guard let name = text(), let qualifiedName = text(), let text = text(),
            let imports = list({ $0.importsOfFile() })
        else { return nil }
        let mock = WrittenMock(
            name: name, qualifiedName: qualifiedName, text: text, paths: Set(imports.map(\.path)),
            problems: [], isLeftOut: false)
        return MockCache.Entry(mock: mock, imports: imports)
    }

    private mutating func importsOfFile() -> FileFacts? {
        guard let path = text(), let imports = list({ $0.importFact(in: path) }) else { return nil }
        var facts = FileFacts(path: path)
        facts.imports = imports
        return facts
    }

    private mutating func importFact(in file: String) -> ImportFact? {
        guard let attributes = list({ $0.text() }), let kind = list({ $0.text() }), let path = text(),
            let conditions = list({ $0.text() })
        else { return nil }
        return ImportFact(
            attributes: attributes, kind: kind.first, path: path, conditions: conditions,
            place: SourcePlace(path: file, line: 1, column: 1))
    }
}
