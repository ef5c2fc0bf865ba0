/// How deep square brackets are nested in a file, without braces between them.
///
/// The parser takes each as the start of a type and of a list, one after the other, and so twice as long for every
/// level: thirty levels keep it busy for hours. A brace is no type, there it looks no further.
enum ListNesting {
    /// What a person writes is far below it.
    static let most = 12

    static func isTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var depth = 0
        // One comparison passes over nearly all bytes: the four brackets share these bits.
        for byte in bytes where byte & 0xD9 == 0x59 {
            if byte == UInt8(ascii: "[") {
                depth += 1
                // Those in literals and comments count only in this quick look.
                if depth > most { return isTooDeepInCode(bytes) }
            } else if byte == UInt8(ascii: "]"), depth > 0 {
                depth -= 1
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
                depth = 0
            }
        }
        return false
    }

    private static func isTooDeepInCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(bytes)
        var depth = 0
        while scanner.place < scanner.end {
            let byte = bytes[scanner.place]
            switch byte {
            case UInt8(ascii: "["):
                depth += 1
                if depth > most { return true }
                scanner.place += 1
            case UInt8(ascii: "]"):
                depth = max(0, depth - 1)
                scanner.place += 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                depth = 0
                scanner.place += 1
            case 0x22, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"): scanner.skipSpecial(byte)
            default: scanner.place += 1
            }
        }
        // Where the bytes do not tell what is a literal, brackets may be code.
        return scanner.isLost
    }

    /// The facts of a file that is not parsed.
    static func unparsed(_ path: String) -> FileFacts {
        FileFacts(
            unparsed: path,
            because: "square brackets are nested more than \(most) deep, which no parser reads in good time")
    }
}

extension FileFacts {
    /// The facts of a file that is not parsed: that it is not.
    init(unparsed path: String, because reason: String) {
        self.init(path: path)
        problems = [SourceProblem(place: SourcePlace(path: path, line: 1, column: 1), message: reason)]
    }
}
