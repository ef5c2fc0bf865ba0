/// How many brackets of any kind are open at an offset in a file.
package enum BracketDepth {
    /// Far more than in code written by hand. The parser may follow more.
    static let usual = 100

    /// The depth at an offset, if it is more than usual.
    package static func suspicious(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        var scanner = ByteScanner(bytes)
        var depth = 0
        while scanner.offset < min(offset, scanner.end) {
            let byte = bytes[scanner.offset]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                scanner.offset += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
                scanner.offset += 1
            case 0x22, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"): scanner.skipSpecial(byte)
            default: scanner.offset += 1
            }
        }
        return depth > usual ? depth : nil
    }
}
