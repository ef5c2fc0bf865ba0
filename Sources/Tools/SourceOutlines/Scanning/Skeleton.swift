/// The text of a file that keeps only some of its declarations, each at its line and column; everything else
/// becomes white space. Function bodies are never kept.
package struct Skeleton {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let outline: SourceOutline
    private let isKept: [Bool]
    private var cursor = 0
    package private(set) var text: [UInt8] = []

    /// - Parameter needed: Indices of the declarations to keep; the types, imports and conditions around them are kept
    ///   too.
    package init(of bytes: UnsafeBufferPointer<UInt8>, outline: SourceOutline, needed: Set<Int>) {
        self.bytes = bytes
        self.outline = outline
        isKept = Self.kept(outline, needed)
        text.reserveCapacity(bytes.count / 2)
        var index = 0
        while index < outline.declarations.count { index = write(index) }
        text.append(0x0A)
    }

    private static func kept(_ outline: SourceOutline, _ needed: Set<Int>) -> [Bool] {
        var isKept = [Bool](repeating: false, count: outline.declarations.count)
        for index in needed {
            var current = index
            while current >= 0, !isKept[current] {
                isKept[current] = true
                current = outline.declarations[current].parent
            }
        }
        for (index, declaration) in outline.declarations.enumerated() {
            let isAround =
                declaration.kind == .import || declaration.kind == .directive
                || declaration.kind == .initializer
            if isAround, declaration.parent < 0 || isKept[declaration.parent] { isKept[index] = true }
        }
        return isKept
    }

    /// Writes one declaration with those inside it; returns the index of its next sibling.
    private mutating func write(_ index: Int) -> Int {
        let declaration = outline.declarations[index]
        let hasBody =
            declaration.kind == .class || declaration.kind == .type || declaration.kind == .extension
        var next = index + 1
        if isKept[index] {
            blank(to: declaration.range.lowerBound)
            copy(to: hasBody ? declaration.headEnd + 1 : declaration.range.upperBound)
        }
        while next < outline.declarations.count, isInside(next, index) {
            next = isKept[index] && hasBody ? write(next) : next + 1
        }
        if isKept[index], hasBody {
            blank(to: declaration.range.upperBound - 1)
            copy(to: declaration.range.upperBound)
        }
        return next
    }

    private func isInside(_ index: Int, _ outer: Int) -> Bool {
        var parent = outline.declarations[index].parent
        while parent > outer { parent = outline.declarations[parent].parent }
        return parent == outer
    }

    private mutating func copy(to stop: Int) {
        guard stop > cursor else { return }
        text.append(contentsOf: bytes[cursor..<stop])
        cursor = stop
    }

    /// Keeps line breaks and replaces the last line by spaces.
    private mutating func blank(to stop: Int) {
        guard stop > cursor else { return }
        var lineStart = cursor
        for offset in cursor..<stop where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
            text.append(bytes[offset])
            lineStart = offset + 1
        }
        text.append(contentsOf: repeatElement(0x20, count: stop - lineStart))
        cursor = stop
    }
}
