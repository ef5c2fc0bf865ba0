import SourceModel

/// Encodes outlines as 32-bit and 64-bit numbers in the byte order of the machine, since only the same build on the same
/// machine reads them. A copy of the memory would include undefined padding bytes.
struct OutlineEncoder {
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
