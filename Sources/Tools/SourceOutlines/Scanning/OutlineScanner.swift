/// Finds the declarations in the bytes of a file, at the top level and inside other types; function bodies
/// are skipped.
struct OutlineScanner {
    var scanner: ByteScanner
    var outline = SourceOutline()
    var directives: UInt64 = 0
    /// The end of the last token that is neither an attribute nor a modifier.
    var lastEnd = 0
    /// Whether there are attributes or modifiers between `lastEnd` and `offset`.
    var isInRun = false
    /// Whether a line ended before the current token.
    var isAtLineStart = true
    var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    mutating func scan() -> SourceOutline? {
        if scanner.byte() == UInt8(ascii: "#"), scanner.byte(1) == UInt8(ascii: "!") { scanner.skipComment() }
        if scanner.byte() == 0xEF, scanner.byte(1) == 0xBB, scanner.byte(2) == 0xBF { scanner.offset = 3 }
        scanMembers(of: -1)
        // The parser reads files with annotated sections: a section may end anywhere in the file.
        // It also reports the marks that belong to no declaration.
        guard !scanner.isLost, !scanner.sawSection, scanner.openMarks.isEmpty else { return nil }
        finishHashes()
        return outline
    }

    // MARK: One level

    /// Scans up to the bracket that closes `parent`, or to the end of the file.
    mutating func scanMembers(of parent: Int) {
        while true {
            isAtLineStart = scanner.skipTrivia() || scanner.offset == 0
            guard scanner.offset < scanner.end else {
                if parent >= 0 { scanner.giveUp() }
                return
            }
            let byte = scanner.bytes[scanner.offset]
            switch byte {
            case UInt8(ascii: "}"):
                if parent < 0 { scanner.giveUp() }
                return
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                // Only the parser knows what a bracket that follows an attribute and a space belongs to.
                if isInRun { return scanner.giveUp() }
                scanner.skipGroup()
                endToken()
            case UInt8(ascii: "@"): scanAttribute()
            case UInt8(ascii: "#"): scanNumberSign(in: parent)
            case 0x22, UInt8(ascii: "/"), UInt8(ascii: "`"):
                scanner.skipSpecial(byte)
                endToken()
            case _ where isNameByte(byte): scanWord(in: parent)
            default:
                scanner.offset += 1
                // A name after a dot is not a keyword.
                if byte == UInt8(ascii: "."), isNameByte(scanner.byte()) { _ = name() }
                endToken()
            }
        }
    }

    mutating func endToken() {
        lastEnd = scanner.offset
        isInRun = false
    }

    /// Appends a declaration that extends from `lastEnd` to `offset`.
    @discardableResult
    mutating func append(
        _ kind: SourceOutline.Declaration.Kind, name: SourceOutline.NameHash, in parent: Int
    ) -> Int {
        var declaration = SourceOutline.Declaration(
            kind: kind, name: name, parent: parent, range: lastEnd..<scanner.offset, headEnd: scanner.offset)
        declaration.hash.add(directives)
        outline.declarations.append(declaration)
        if kind == .directive || kind == .import { endToken() }
        return outline.declarations.count - 1
    }

    mutating func finishHashes() {
        for index in outline.declarations.indices {
            let declaration = outline.declarations[index]
            var hash = declaration.hash
            if declaration.parent >= 0 { hash.add(outline.declarations[declaration.parent].hash.value) }
            let stop = declaration.kind == .protocol ? declaration.range.upperBound : declaration.headEnd
            hash.add(scanner.bytes, declaration.range.lowerBound..<max(stop, declaration.range.lowerBound))
            outline.declarations[index].hash = hash
            if declaration.kind == .import || declaration.kind == .directive { outline.frame.add(hash.value) }
        }
    }
}
