import SourceModel

/// Writes outlines as they lie in memory: they are read by the same build on the same machine alone.
struct OutlineWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ word: UInt64) { withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) } }

    mutating func add(_ outline: SourceOutline) {
        add(outline.frame.value)
        add(list: outline.declarations)
        add(list: outline.mentions)
        add(list: outline.spellings)
    }

    /// - Parameter list: of numbers and what is made of numbers alone.
    private mutating func add<Element>(list: [Element]) {
        add(UInt64(list.count))
        list.withUnsafeBytes { bytes.append(contentsOf: $0) }
        while bytes.count % 8 != 0 { bytes.append(0) }
    }
}

/// Reads what an `OutlineWriter` wrote; the bytes are known to be whole.
struct OutlineReader {
    private let bytes: UnsafeRawBufferPointer
    private var place: Int

    init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
        self.bytes = bytes
        self.place = place
    }

    mutating func word() -> UInt64 {
        defer { place += 8 }
        return bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }

    mutating func outline() -> SourceOutline {
        var outline = SourceOutline()
        outline.frame = ContentHash(value: word())
        outline.declarations = list()
        outline.mentions = list()
        outline.spellings = list()
        return outline
    }

    private mutating func list<Element>() -> [Element] {
        let count = Int(word())
        let size = count * MemoryLayout<Element>.stride
        defer { place += (size + 7) / 8 * 8 }
        return [Element](unsafeUninitializedCapacity: count) { elements, filled in
            UnsafeMutableRawBufferPointer(elements).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[place..<place + size]))
            filled = count
        }
    }
}
