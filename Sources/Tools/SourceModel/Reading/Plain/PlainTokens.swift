/// Signs, words and attributes in plain declarations.
extension PlainReader {
    @inline(__always) var byte: UInt8 { scanner.byte() }
    @inline(__always) func byte(_ offset: Int) -> UInt8 { scanner.byte(offset) }

    /// Passes a sign if it stands here.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    mutating func expect(_ sign: Unicode.Scalar) throws(NotPlain) {
        guard take(sign) else { throw NotPlain() }
    }

    /// Passes `->` if it stands here.
    mutating func takeArrow() -> Bool {
        guard byte == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">") else { return false }
        place += 2
        return true
    }

    /// The word that stands here, keywords too; empty where none does.
    func peekWord() -> Range<Int> {
        var end = place
        while end < bytes.count, bytes[end].isPlain { end += 1 }
        guard end > place, bytes[place] >= UInt8(ascii: "A") else { return place..<place }
        return place..<end
    }

    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Passes a word if it stands here.
    mutating func take(word: StaticString) -> Bool {
        let range = peekWord()
        guard isWord(range, word) else { return false }
        place = range.upperBound
        return true
    }

    /// A name that is no keyword.
    mutating func name() throws(NotPlain) -> String {
        let first = byte
        let name = try label()
        guard name != "_" else { throw NotPlain() }
        let isCapital = first & 0x20 == 0
        let isReserved = isCapital ? Self.reservedCapitals.contains(name) : Self.reserved.contains(name)
        if isReserved { throw NotPlain() }
        return name
    }

    /// The label of a parameter: a name, a keyword or an underscore.
    mutating func label() throws(NotPlain) -> String {
        let range = peekWord()
        // Other alphabets and backticks are the parser's.
        guard !range.isEmpty, range.upperBound == bytes.count || bytes[range.upperBound] < 0x80 else {
            throw NotPlain()
        }
        place = range.upperBound
        return text(range)
    }

    /// Attributes without arguments, in a row.
    mutating func attributes() throws(NotPlain) -> [String] {
        var attributes: [String] = []
        while byte == UInt8(ascii: "@") {
            let start = place
            place += 1
            let name = try label()
            let isCustom = bytes[start + 1] & 0x20 == 0
            guard isCustom || Self.plainAttributes.contains(name),
                byte != UInt8(ascii: "("), byte != UInt8(ascii: "."), byte != UInt8(ascii: "<")
            else { throw NotPlain() }
            attributes.append(text(start..<place))
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
    /// Whether it is part of a plain name.
    @inline(__always) fileprivate var isPlain: Bool {
        (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
    }
}
