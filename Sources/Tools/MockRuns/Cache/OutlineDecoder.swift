import SourceModel

/// Decodes what an `OutlineEncoder` encoded. The checksum of the bytes has to be verified before.
struct OutlineDecoder {
    private let bytes: UnsafeRawBufferPointer
    private var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.bytes = bytes
        self.offset = offset
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
            // The checksum proves that each byte is the one that was encoded.
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
        defer { offset += MemoryLayout<Number>.size }
        return bytes.loadUnaligned(fromByteOffset: offset, as: Number.self)
    }

    private mutating func list<Number: BitwiseCopyable>(_ count: Int) -> [Number] {
        let size = count * MemoryLayout<Number>.stride
        defer { offset += size }
        return [Number](unsafeUninitializedCapacity: count) { elements, filled in
            UnsafeMutableRawBufferPointer(elements).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + size]))
            filled = count
        }
    }
}
