/// Punctuation, words and attributes in plain declarations.
extension PlainReader {
    @inline(__always) var byte: UInt8 { scanner.byte() }
    @inline(__always) func byte(_ offset: Int) -> UInt8 { scanner.byte(offset) }

    /// Consumes a punctuation character if it comes next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: sign) else { return false }
        offset += 1
        return true
    }

    mutating func expect(_ sign: Unicode.Scalar) throws(UnsupportedSyntax) {
        guard take(sign) else { throw UnsupportedSyntax() }
    }

    /// Consumes `->` if it comes next.
    mutating func takeArrow() -> Bool {
        guard byte == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">") else { return false }
        offset += 2
        return true
    }

    /// The next word, which may be a keyword; empty if something else comes next.
    func peekWord() -> Range<Int> {
        var end = offset
        while end < bytes.count, bytes[end].isPlain { end += 1 }
        guard end > offset, bytes[offset] >= UInt8(ascii: "A") else { return offset..<offset }
        return offset..<end
    }

    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Consumes a word if it comes next.
    mutating func take(word: StaticString) -> Bool {
        let range = peekWord()
        guard isWord(range, word) else { return false }
        offset = range.upperBound
        return true
    }

    /// Reads a name that is not a keyword.
    mutating func name() throws(UnsupportedSyntax) -> String {
        let first = byte
        let name = try label()
        guard name != "_" else { throw UnsupportedSyntax() }
        let isCapital = first & 0x20 == 0
        let isReserved = isCapital ? Self.reservedCapitals.contains(name) : Self.reserved.contains(name)
        if isReserved { throw UnsupportedSyntax() }
        return name
    }

    /// Reads the label of a parameter: a name, a keyword or an underscore.
    mutating func label() throws(UnsupportedSyntax) -> String {
        let range = peekWord()
        // Names with other letters or backticks are left to the parser.
        guard !range.isEmpty, range.upperBound == bytes.count || bytes[range.upperBound] < 0x80 else {
            throw UnsupportedSyntax()
        }
        offset = range.upperBound
        return text(range)
    }

    /// Reads attributes without arguments.
    mutating func attributes() throws(UnsupportedSyntax) -> [String] {
        var attributes: [String] = []
        while byte == UInt8(ascii: "@") {
            let start = offset
            offset += 1
            let name = try label()
            let isCustom = bytes[start + 1] & 0x20 == 0
            guard isCustom || Self.plainAttributes.contains(name),
                byte != UInt8(ascii: "("), byte != UInt8(ascii: "."), byte != UInt8(ascii: "<")
            else { throw UnsupportedSyntax() }
            attributes.append(text(start..<offset))
            try skipTrivia()
        }
        return attributes
    }

    private static let plainAttributes: Set<String> = [
        "discardableResult", "escaping", "autoclosure", "testable", "preconcurrency", "_exported",
        "concurrent",
    ]

    private static let reservedCapitals = ["Any", "Self", "Type", "Protocol"]
    private static let reserved: Set<String> = [
        "any", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "isolated", "let", "nil", "nonisolated", "operator",
        "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where",
        "while", "actor", "macro", "consume", "discard", "then", "yield", "unsafe", "of",
    ]
}

extension UInt8 {
    /// Whether it may be part of a plain name.
    @inline(__always) fileprivate var isPlain: Bool {
        (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
    }
}
