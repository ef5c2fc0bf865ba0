/// A UTF-8 sequence of which the first bytes are known.
///
/// Refuses what Unicode, table 3-7, does: bytes out of range, overlong forms, surrogates.
struct UTF8Progress: Sendable, Equatable {
    enum Step {
        case more
        case done(Unicode.Scalar)
        /// The byte does not continue the sequence and must be read again.
        case broken
    }

    private var value: UInt32
    private var missing: Int
    private var next: ClosedRange<UInt8>

    /// `nil` for a byte that starts no sequence of several bytes.
    init?(lead: UInt8) {
        switch lead {
        case 0xC2...0xDF: self.init(lead & 0x1F, 1, 0x80...0xBF)
        case 0xE0: self.init(lead & 0x0F, 2, 0xA0...0xBF)
        case 0xED: self.init(lead & 0x0F, 2, 0x80...0x9F)
        case 0xE1...0xEF: self.init(lead & 0x0F, 2, 0x80...0xBF)
        case 0xF0: self.init(lead & 0x07, 3, 0x90...0xBF)
        case 0xF4: self.init(lead & 0x07, 3, 0x80...0x8F)
        case 0xF1...0xF3: self.init(lead & 0x07, 3, 0x80...0xBF)
        default: return nil
        }
    }

    private init(_ bits: UInt8, _ missing: Int, _ next: ClosedRange<UInt8>) {
        value = UInt32(bits)
        self.missing = missing
        self.next = next
    }

    mutating func take(_ byte: UInt8) -> Step {
        guard next.contains(byte) else { return .broken }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        next = 0x80...0xBF
        guard missing == 0 else { return .more }
        // The ranges above leave valid scalars only, so the replacement is never used.
        return .done(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
}
