extension Character {
    /// Whether it may be part of an identifier without backticks.
    var isPlain: Bool {
        if isLetter || isNumber || self == "_" { return true }
        return !isASCII && unicodeScalars.first?.properties.isEmoji ?? false
    }
}

extension UInt8 {
    /// Whether it is an ASCII character that may be part of an identifier without backticks.
    @inlinable package var isPlain: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            return true
        default: return false
        }
    }
}
