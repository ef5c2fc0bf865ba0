/// Finds the declarations of a file by its bytes: those at its top and those inside of other types; function bodies
/// are passed over whole.
struct OutlineScanner {
    var scanner: ByteScanner
    var outline = SourceOutline()
    var directives: UInt64 = 0
    /// Where the token before the current one ended that is no attribute or modifier.
    var lastEnd = 0
    /// Whether attributes or modifiers stand between `lastEnd` and here.
    var isInRun = false
    /// Whether a line ended before the current token.
    var isAtLineStart = true
    var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    mutating func scan() -> SourceOutline? {
        if scanner.byte() == UInt8(ascii: "#"), scanner.byte(1) == UInt8(ascii: "!") { scanner.skipComment() }
        if scanner.byte() == 0xEF, scanner.byte(1) == 0xBB, scanner.byte(2) == 0xBF { scanner.place = 3 }
        scanMembers(of: -1)
        guard !scanner.isLost else { return nil }
        finishHashes()
        return outline
    }

    // MARK: One level

    /// Scans up to the bracket that closes `parent`, or to the end of the file.
    mutating func scanMembers(of parent: Int) {
        while true {
            isAtLineStart = scanner.skipTrivia() || scanner.place == 0
            guard scanner.place < scanner.end else {
                if parent >= 0 { scanner.giveUp() }
                return
            }
            let byte = scanner.bytes[scanner.place]
            switch byte {
            case UInt8(ascii: "}"):
                if parent < 0 { scanner.giveUp() }
                return
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                // Where a bracket follows an attribute after a space, only the parser knows whose it is.
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
                scanner.place += 1
                // A name behind a dot is no keyword.
                if byte == UInt8(ascii: "."), isNameByte(scanner.byte()) { _ = name() }
                endToken()
            }
        }
    }

    mutating func endToken() {
        lastEnd = scanner.place
        isInRun = false
    }

    /// Adds a declaration that reaches from what stands before it to here.
    @discardableResult
    mutating func append(
        _ kind: SourceOutline.Declaration.Kind, name: SourceOutline.NameHash, in parent: Int
    ) -> Int {
        var declaration = SourceOutline.Declaration(
            kind: kind, name: name, parent: parent, range: lastEnd..<scanner.place, headEnd: scanner.place)
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
