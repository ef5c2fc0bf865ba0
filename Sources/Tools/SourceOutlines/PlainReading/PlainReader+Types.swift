/// Types in plain declarations.
extension PlainReader {
    /// Reads a type with its specifiers and attributes.
    mutating func type() throws(UnsupportedSyntax) -> TypeFact {
        depth += 1
        defer { depth -= 1 }
        guard depth < 24 else { throw UnsupportedSyntax() }
        let words = try decorations()
        let bare = try composition()
        try refuseArrow()
        return words.isEmpty ? bare : .decorated(words, bare)
    }

    /// Reads specifiers, then attributes.
    mutating func decorations() throws(UnsupportedSyntax) -> [String] {
        var words: [String] = []
        var word = peekWord()
        while isSpecifier(word) {
            words.append(text(word))
            offset = word.upperBound
            try skipTrivia()
            word = peekWord()
            // It may be the name of a type instead.
            if word.isEmpty, byte != UInt8(ascii: "("), byte != UInt8(ascii: "["), byte != UInt8(ascii: "@") {
                throw UnsupportedSyntax()
            }
        }
        guard byte == UInt8(ascii: "@") else { return words }
        let attributes = try attributes()
        // Only the parser knows whether the parenthesis opens arguments of a custom attribute.
        let isUsual = attributes.allSatisfy { ["@escaping", "@Sendable", "@autoclosure"].contains($0) }
        if !isUsual, byte == UInt8(ascii: "(") { throw UnsupportedSyntax() }
        return words + attributes
    }

    private func isSpecifier(_ word: Range<Int>) -> Bool {
        isWord(word, "inout") || isWord(word, "sending") || isWord(word, "borrowing")
            || isWord(word, "consuming") || isWord(word, "isolated")
    }

    /// Reads `some A & B`, `A & B`, or one type.
    mutating func composition() throws(UnsupportedSyntax) -> TypeFact {
        let word = peekWord()
        let isPrefixed = isWord(word, "some") || isWord(word, "any")
        if isPrefixed {
            offset = word.upperBound
            try skipTrivia()
        }
        var types = [try simple()]
        while let next = try offsetAfterTrivia(of: "&") {
            offset = next
            try skipTrivia()
            types.append(try simple())
        }
        let type = types.count == 1 ? types[0] : .composition(types)
        return isPrefixed ? .prefixed(text(word), type) : type
    }

    /// The offset after a character that comes next on the same line.
    private mutating func offsetAfterTrivia(of sign: Unicode.Scalar) throws(UnsupportedSyntax) -> Int? {
        let start = offset
        defer { offset = start }
        guard try !skipTrivia(), byte == UInt8(ascii: sign) else { return nil }
        return offset + 1
    }

    /// Refuses a function type without parentheses around its parameters.
    private mutating func refuseArrow() throws(UnsupportedSyntax) {
        let start = offset
        try skipTrivia()
        if takeArrow() { throw UnsupportedSyntax() }
        offset = start
    }

    // MARK: One type

    private mutating func simple() throws(UnsupportedSyntax) -> TypeFact {
        depth += 1
        defer { depth -= 1 }
        guard depth < 24 else { throw UnsupportedSyntax() }
        switch byte {
        case UInt8(ascii: "["): return try postfixed(try list())
        case UInt8(ascii: "("): return try bracketed()
        case UInt8(ascii: "~"):
            offset += 1
            return .suppressed(try simple())
        default: return try postfixed(try named())
        }
    }

    private mutating func named() throws(UnsupportedSyntax) -> TypeFact {
        var type = TypeFact.named(base: nil, name: try typeName(), arguments: try genericArguments())
        while byte == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
            offset += 1
            let word = peekWord()
            if isWord(word, "Type") || isWord(word, "Protocol") {
                offset = word.upperBound
                type = .metatype(type, text(word))
                break
            }
            type = .named(base: type, name: try name(), arguments: try genericArguments())
        }
        return type
    }

    private mutating func typeName() throws(UnsupportedSyntax) -> String {
        let word = peekWord()
        guard isWord(word, "Self") || isWord(word, "Any") else { return try name() }
        offset = word.upperBound
        return text(word)
    }

    private mutating func genericArguments() throws(UnsupportedSyntax) -> [TypeFact] {
        guard take("<") else { return [] }
        var arguments: [TypeFact] = []
        repeat {
            try skipTrivia()
            arguments.append(try type())
            try skipTrivia()
        } while take(",")
        try expect(">")
        return arguments
    }

    private mutating func list() throws(UnsupportedSyntax) -> TypeFact {
        try expect("[")
        try skipTrivia()
        let first = try type()
        try skipTrivia()
        if take("]") { return .array(first) }
        try expect(":")
        try skipTrivia()
        let value = try type()
        try skipTrivia()
        try expect("]")
        return .dictionary(first, value)
    }

    mutating func postfixed(_ type: TypeFact) throws(UnsupportedSyntax) -> TypeFact {
        var type = type
        while true {
            if take("?") {
                type = .optional(type)
            } else if byte == UInt8(ascii: "!") {
                offset += 1
                type = .implicitlyUnwrapped(type)
            } else {
                break
            }
        }
        guard byte == UInt8(ascii: ".") else { return type }
        if byte(1) == UInt8(ascii: ".") { return type }
        offset += 1
        let word = peekWord()
        guard isWord(word, "Type") || isWord(word, "Protocol") else { throw UnsupportedSyntax() }
        offset = word.upperBound
        return try postfixed(.metatype(type, text(word)))
    }
}
