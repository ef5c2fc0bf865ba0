/// How many brackets of any kind are open at a place in a file.
enum BracketDepth {
    /// A person's code stays far below, and the parser follows more where each is all there is on its level.
    static let usual = 100

    /// The depth at an offset, where it is more than usual.
    static func suspicious(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        var scanner = ByteScanner(bytes)
        var depth = 0
        while scanner.place < min(offset, scanner.end) {
            let byte = bytes[scanner.place]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                scanner.place += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
                scanner.place += 1
            case 0x22, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"): scanner.skipSpecial(byte)
            default: scanner.place += 1
            }
        }
        return depth > usual ? depth : nil
    }
}
