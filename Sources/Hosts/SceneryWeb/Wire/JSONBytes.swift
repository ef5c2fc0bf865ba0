/// Writes JSON as short as it gets: no spaces, only those characters escaped that must be.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func array(_ inside: (inout JSONBytes) -> Void) { nested("[", "]", inside) }
    mutating func object(_ inside: (inout JSONBytes) -> Void) { nested("{", "}", inside) }

    mutating func number(_ number: Int) { value { $0.append(contentsOf: String(number).utf8) } }
    mutating func null() { value { $0.append(contentsOf: "null".utf8) } }
    mutating func string(_ text: String) { value { Self.write(text.utf8, to: &$0) } }
    /// Bytes that are UTF-8.
    mutating func string(utf8 text: [UInt8]) { value { Self.write(text, to: &$0) } }

    /// The name of a member; its value is to follow.
    mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func nested(_ open: Character, _ close: Character, _ inside: (inout JSONBytes) -> Void) {
        value { $0.append(contentsOf: String(open).utf8) }
        needsComma = false
        inside(&self)
        bytes.append(contentsOf: String(close).utf8)
        needsComma = true
    }

    private mutating func value(_ write: (inout [UInt8]) -> Void) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        write(&bytes)
        needsComma = true
    }

    private static func write(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
            case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0..<0x20:
                bytes.append(contentsOf: "\\u00\(byte < 16 ? "0" : "1")\(String(byte % 16, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
