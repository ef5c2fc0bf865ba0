/// The sequences terminals send for keys: xterm's, and the forms of rxvt and the Linux console that
/// differ from them.
enum EscapeSequence {
    static let pasteEnd = Array("\u{1B}[201~".utf8)

    static func startsPaste(_ body: [UInt8], final: UInt8) -> Bool {
        final == UInt8(ascii: "~") && body == Array("200".utf8)
    }

    /// `ESC [` body final. Modifiers (`1;5C`) are read and left out: an arrow with control is the arrow.
    static func key(_ body: [UInt8], final: UInt8) -> Key {
        guard let number = firstNumber(of: body) else { return .unknown }
        switch Unicode.Scalar(final) {
        case "A": return .up
        case "B": return .down
        case "C": return .right
        case "D": return .left
        case "F": return .end
        case "H": return .home
        case "Z": return .backTab
        case "~": return key(numbered: number)
        default: return .unknown
        }
    }

    /// `ESC O` and one byte: the application mode of the arrows and of enter on the keypad.
    static func key(single byte: UInt8) -> Key {
        switch Unicode.Scalar(byte) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        case "M": .enter
        default: .unknown
        }
    }

    private static func key(numbered number: Int) -> Key {
        switch number {
        case 1, 7: .home
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        default: .unknown
        }
    }

    /// The number before the first semicolon, 0 where there is none; `nil` for a body that no key has.
    private static func firstNumber(of body: [UInt8]) -> Int? {
        guard body.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }) else { return nil }
        let digits = body.prefix { $0 != UInt8(ascii: ";") }
        guard digits.count <= 3 else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
