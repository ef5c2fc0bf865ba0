import SourceModel

/// Writes outlines as numbers of four bytes and of eight, in the order of the machine: they are read by the same build on
/// the same machine alone. Memory as it lies would have in it whatever stood between the parts of a declaration.
struct OutlineWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ word: UInt64) { withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) } }

    mutating func add(_ outline: SourceOutline) {
        add(outline.frame.value)
        for count in [outline.declarations.count, outline.mentions.count, outline.spellings.count] {
            add(UInt64(count))
        }
        for declaration in outline.declarations { add(declaration) }
        outline.mentions.withUnsafeBytes { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: outline.spellings)
        while bytes.count % 8 != 0 { bytes.append(0) }
    }

    private mutating func add(_ declaration: SourceOutline.Declaration) {
        add(declaration.hash.value)
        let marks: UInt32 = (declaration.isMarked ? 0x100 : 0) + (declaration.isNotable ? 0x200 : 0)
        add(UInt32(declaration.kind.rawValue) | marks)
        add(declaration.name)
        add(UInt32(truncatingIfNeeded: declaration.parent))
        add(UInt32(truncatingIfNeeded: declaration.headEnd))
        for range in [declaration.spelled, declaration.range, declaration.head, declaration.body] {
            add(UInt32(truncatingIfNeeded: range.lowerBound))
            add(UInt32(truncatingIfNeeded: range.upperBound))
        }
    }

    private mutating func add(_ number: UInt32) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
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

    mutating func word() -> UInt64 { next() }

    mutating func outline() -> SourceOutline {
        var outline = SourceOutline()
        outline.frame = ContentHash(value: next())
        let (declared, mentioned, spelled) = (Int(word()), Int(word()), Int(word()))
        outline.declarations.reserveCapacity(declared)
        for _ in 0..<declared { outline.declarations.append(declaration()) }
        outline.mentions = list(mentioned)
        outline.spellings = list(spelled)
        return outline
    }

    private mutating func declaration() -> SourceOutline.Declaration {
        let hash = ContentHash(value: next())
        let (marks, name, parent, headEnd): (UInt32, UInt32, Int32, UInt32) = (next(), next(), next(), next())
        let (spelled, range, head, body) = (range(), range(), range(), range())
        var declaration = SourceOutline.Declaration(
            // The sum over all bytes was right, so that each is what was written.
            kind: SourceOutline.Declaration.Kind(rawValue: UInt8(truncatingIfNeeded: marks))!, name: name,
            parent: Int(parent), range: range, headEnd: Int(headEnd))
        (declaration.spelled, declaration.head, declaration.body) = (spelled, head, body)
        (declaration.isMarked, declaration.isNotable) = (marks & 0x100 != 0, marks & 0x200 != 0)
        declaration.hash = hash
        return declaration
    }

    private mutating func range() -> Range<Int> {
        let (start, end): (UInt32, UInt32) = (next(), next())
        return Int(start)..<Int(end)
    }

    private mutating func next<Number: FixedWidthInteger & BitwiseCopyable>() -> Number {
        defer { place += MemoryLayout<Number>.size }
        return bytes.loadUnaligned(fromByteOffset: place, as: Number.self)
    }

    private mutating func list<Number: BitwiseCopyable>(_ count: Int) -> [Number] {
        let size = count * MemoryLayout<Number>.stride
        defer { place += size }
        return [Number](unsafeUninitializedCapacity: count) { elements, filled in
            UnsafeMutableRawBufferPointer(elements).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[place..<place + size]))
            filled = count
        }
    }
}
