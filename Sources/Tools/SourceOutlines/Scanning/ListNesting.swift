/// How deep square brackets are nested in a file, without braces between them.
///
/// The parser tries each both as a type and as a list, which doubles its time with every level: thirty levels take
/// hours. It does not look past a brace, which cannot be part of a type.
package enum ListNesting {
    /// Far more than in code written by hand.
    package static let most = 12

    package static func isTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var depth = 0
        // One comparison skips nearly all bytes: the four brackets share these bits.
        for byte in bytes where byte & 0xD9 == 0x59 {
            if byte == UInt8(ascii: "[") {
                depth += 1
                // This quick check also counts brackets in literals and comments.
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
        while scanner.offset < scanner.end {
            let byte = bytes[scanner.offset]
            switch byte {
            case UInt8(ascii: "["):
                depth += 1
                if depth > most { return true }
                scanner.offset += 1
            case UInt8(ascii: "]"):
                depth = max(0, depth - 1)
                scanner.offset += 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                depth = 0
                scanner.offset += 1
            case 0x22, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"): scanner.skipSpecial(byte)
            default: scanner.offset += 1
            }
        }
        // If the bytes do not determine what is a literal, brackets may be code.
        return scanner.isLost
    }
}
