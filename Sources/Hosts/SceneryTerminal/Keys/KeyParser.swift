/// Turns the bytes of a terminal into keys.
///
/// A state machine: the meaning of a byte depends on the bytes before, never on how they were cut
/// into reads. A lone escape byte may be the escape key or the start of a sequence; it waits for
/// the next byte, or for `flush`, which the shell calls when nothing followed for a moment. Memory is
/// bounded: a sequence or a paste that grows beyond its limit is given up or cut. O(bytes).
struct KeyParser: Sendable {
    private enum State: Sendable, Equatable {
        case ground
        case escape
        /// `ESC [` and what followed.
        case control([UInt8])
        /// `ESC O`: the keypad's form of the arrows.
        case single
        /// `ESC ]`, `ESC P`, `ESC X`, `ESC ^`, `ESC _`: a string from the terminal, skipped to its end.
        case string(afterEscape: Bool, count: Int)
        /// A UTF-8 sequence, started.
        case character(UTF8Progress)
        case paste
    }

    static let longestSequence = 64
    static let longestString = 4096
    static let longestPaste = 1 << 20

    private var state = State.ground
    private var pasted: [UInt8] = []

    /// Whether bytes are held back that may become a key with the next ones.
    var isWaiting: Bool { state != .ground && state != .paste }

    /// The keys that `bytes` complete, in order.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { take(byte, &keys) }
        return keys
    }

    /// Gives up waiting: a lone escape byte is the escape key; a sequence cut short is unknown.
    mutating func flush() -> [Key] {
        defer { if state != .paste { state = .ground } }
        switch state {
        case .ground, .paste: return []
        case .escape: return [.escape]
        // `ESC [` or `ESC O` and nothing more is alt with a bracket or an O, which nothing listens to.
        case .control, .single, .string: return [.unknown]
        case .character: return [.text("\u{FFFD}")]
        }
    }
}

// MARK: - One byte

extension KeyParser {
    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .ground: ground(byte, &keys)
        case .escape: afterEscape(byte, &keys)
        case .control(let body): control(body, byte, &keys)
        case .single:
            state = .ground
            keys.append(EscapeSequence.key(single: byte))
        case .string(let afterEscape, let count): skip(byte, afterEscape, count, &keys)
        case .character(let progress): character(progress, byte, &keys)
        case .paste: paste(byte, &keys)
        }
    }

    private mutating func ground(_ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case 0x1B: state = .escape
        case 0x09: keys.append(.tab)
        case 0x0A, 0x0D: keys.append(.enter)
        case 0x08, 0x7F: keys.append(.backspace)
        case 0x01...0x1A: keys.append(.control(Unicode.Scalar(byte + 0x60)))
        case 0x00, 0x1C...0x1F: keys.append(.unknown)
        case 0x20..<0x7F: keys.append(.text(Unicode.Scalar(byte)))
        default:
            guard let progress = UTF8Progress(lead: byte) else { return keys.append(.text("\u{FFFD}")) }
            state = .character(progress)
        }
    }

    private mutating func afterEscape(_ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case 0x1B:
            // Two in a row: the first was the key, the second may start a sequence.
            keys.append(.escape)
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(afterEscape: false, count: 0)
        case 0x20..<0x7F:
            // Alt with a letter.
            state = .ground
            keys.append(.unknown)
        default:
            state = .ground
            keys.append(.escape)
            ground(byte, &keys)
        }
    }

    /// ECMA-48, 5.4: parameter and intermediate bytes 20–3F, then a final byte 40–7E.
    private mutating func control(_ body: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case 0x20..<0x40 where body.count < Self.longestSequence:
            state = .control(body + [byte])
        case 0x40..<0x7F:
            state = .ground
            if EscapeSequence.startsPaste(body, final: byte) {
                pasted = []
                state = .paste
            } else {
                keys.append(EscapeSequence.key(body, final: byte))
            }
        case 0x1B:
            keys.append(.unknown)
            state = .escape
        default:
            keys.append(.unknown)
            state = .ground
        }
    }

    private mutating func skip(_ byte: UInt8, _ afterEscape: Bool, _ count: Int, _ keys: inout [Key]) {
        let isTerminated = byte == 0x07 || (afterEscape && byte == UInt8(ascii: "\\"))
        if isTerminated || count >= Self.longestString {
            state = .ground
            keys.append(.unknown)
        } else {
            state = .string(afterEscape: byte == 0x1B, count: count + 1)
        }
    }

    private mutating func character(_ progress: UTF8Progress, _ byte: UInt8, _ keys: inout [Key]) {
        var progress = progress
        switch progress.take(byte) {
        case .more: state = .character(progress)
        case .done(let scalar):
            state = .ground
            keys.append(Self.key(for: scalar))
        case .broken:
            state = .ground
            keys.append(.text("\u{FFFD}"))
            ground(byte, &keys)
        }
    }

    /// C1 controls arrive as two bytes of UTF-8 and are not text.
    private static func key(for scalar: Unicode.Scalar) -> Key {
        (0x80..<0xA0).contains(scalar.value) ? .unknown : .text(scalar)
    }

    private mutating func paste(_ byte: UInt8, _ keys: inout [Key]) {
        pasted.append(byte)
        if pasted.last == EscapeSequence.pasteEnd.last, pasted.hasSuffix(EscapeSequence.pasteEnd) {
            pasted.removeLast(EscapeSequence.pasteEnd.count)
            keys.append(.paste(String(decoding: pasted, as: UTF8.self)))
            pasted = []
            state = .ground
        } else if pasted.count >= Self.longestPaste + EscapeSequence.pasteEnd.count {
            // The tail is kept, so that the end is still recognized when it is split by the cut.
            let cut = pasted.prefix(Self.longestPaste)
            keys.append(.paste(String(decoding: cut, as: UTF8.self)))
            pasted.removeFirst(Self.longestPaste)
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
