/// Types in plain declarations.
extension PlainReader {
    /// A type with what stands before it.
    mutating func type() throws(NotPlain) -> TypeFact {
        depth += 1
        defer { depth -= 1 }
        guard depth < 24 else { throw NotPlain() }
        let words = try decorations()
        let bare = try composition()
        try refuseArrow()
        return words.isEmpty ? bare : .decorated(words, bare)
    }

    /// Specifiers, then attributes.
    mutating func decorations() throws(NotPlain) -> [String] {
        var words: [String] = []
        var word = peekWord()
        while isSpecifier(word) {
            words.append(text(word))
            place = word.upperBound
            try skipTrivia()
            word = peekWord()
            // A type may be called so.
            if word.isEmpty, byte != UInt8(ascii: "("), byte != UInt8(ascii: "["), byte != UInt8(ascii: "@") {
                throw NotPlain()
            }
        }
        guard byte == UInt8(ascii: "@") else { return words }
        let attributes = try attributes()
        // Only the parser knows whether the bracket holds arguments of an attribute that is not the language's.
        let isUsual = attributes.allSatisfy { ["@escaping", "@Sendable", "@autoclosure"].contains($0) }
        if !isUsual, byte == UInt8(ascii: "(") { throw NotPlain() }
        return words + attributes
    }

    private func isSpecifier(_ word: Range<Int>) -> Bool {
        isWord(word, "inout") || isWord(word, "sending") || isWord(word, "borrowing")
            || isWord(word, "consuming") || isWord(word, "isolated")
    }

    /// `some A & B`, `A & B`, or one type.
    mutating func composition() throws(NotPlain) -> TypeFact {
        let word = peekWord()
        let isPrefixed = isWord(word, "some") || isWord(word, "any")
        if isPrefixed {
            place = word.upperBound
            try skipTrivia()
        }
        var types = [try simple()]
        while let next = try placeAfterTrivia(of: "&") {
            place = next
            try skipTrivia()
            types.append(try simple())
        }
        let type = types.count == 1 ? types[0] : .composition(types)
        return isPrefixed ? .prefixed(text(word), type) : type
    }

    /// The place behind a sign that comes next on the same line.
    private mutating func placeAfterTrivia(of sign: Unicode.Scalar) throws(NotPlain) -> Int? {
        let start = place
        defer { place = start }
        guard try !skipTrivia(), byte == UInt8(ascii: sign) else { return nil }
        return place + 1
    }

    /// A function type has brackets around its parameters.
    private mutating func refuseArrow() throws(NotPlain) {
        let start = place
        try skipTrivia()
        if takeArrow() { throw NotPlain() }
        place = start
    }

    // MARK: One type

    private mutating func simple() throws(NotPlain) -> TypeFact {
        depth += 1
        defer { depth -= 1 }
        guard depth < 24 else { throw NotPlain() }
        switch byte {
        case UInt8(ascii: "["): return try postfixed(try list())
        case UInt8(ascii: "("): return try bracketed()
        case UInt8(ascii: "~"):
            place += 1
            return .suppressed(try simple())
        default: return try postfixed(try named())
        }
    }

    private mutating func named() throws(NotPlain) -> TypeFact {
        var type = TypeFact.named(base: nil, name: try typeName(), arguments: try genericArguments())
        while byte == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
            place += 1
            let word = peekWord()
            if isWord(word, "Type") || isWord(word, "Protocol") {
                place = word.upperBound
                type = .metatype(type, text(word))
                break
            }
            type = .named(base: type, name: try name(), arguments: try genericArguments())
        }
        return type
    }

    private mutating func typeName() throws(NotPlain) -> String {
        let word = peekWord()
        guard isWord(word, "Self") || isWord(word, "Any") else { return try name() }
        place = word.upperBound
        return text(word)
    }

    private mutating func genericArguments() throws(NotPlain) -> [TypeFact] {
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

    private mutating func list() throws(NotPlain) -> TypeFact {
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

    mutating func postfixed(_ type: TypeFact) throws(NotPlain) -> TypeFact {
        var type = type
        while true {
            if take("?") {
                type = .optional(type)
            } else if byte == UInt8(ascii: "!") {
                place += 1
                type = .implicitlyUnwrapped(type)
            } else {
                break
            }
        }
        guard byte == UInt8(ascii: ".") else { return type }
        if byte(1) == UInt8(ascii: ".") { return type }
        place += 1
        let word = peekWord()
        guard isWord(word, "Type") || isWord(word, "Protocol") else { throw NotPlain() }
        place = word.upperBound
        return try postfixed(.metatype(type, text(word)))
    }
}
