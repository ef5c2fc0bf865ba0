/// Tuple and function types in plain declarations.
extension PlainReader {
    mutating func bracketed() throws(UnsupportedSyntax) -> TypeFact {
        let elements = try elements()
        let end = offset
        if try !skipTrivia() {
            let start = offset
            let effectsEnd = try passEffects()
            if takeArrow() {
                let effects = effectsEnd.map { " " + text(start..<$0) } ?? ""
                try skipTrivia()
                return .function(parameters: elements, effects: effects, result: try resultType())
            }
            if effectsEnd != nil { throw UnsupportedSyntax() }
        }
        offset = end
        let isOne = elements.count == 1 && elements[0].label == nil && !elements[0].isVariadic
        return try postfixed(isOne ? elements[0].type : .tuple(elements))
    }

    /// Reads the result of a function type, which may be a function type itself.
    private mutating func resultType() throws(UnsupportedSyntax) -> TypeFact {
        let words = try decorations()
        let bare = try composition()
        return words.isEmpty ? bare : .decorated(words, bare)
    }

    /// Reads `async throws(E)` and returns its end.
    private mutating func passEffects() throws(UnsupportedSyntax) -> Int? {
        var end: Int?
        if take(word: "async") {
            end = offset
            try skipTrivia()
        }
        guard take(word: "throws") else { return end }
        if take("(") {
            _ = try type()
            try expect(")")
        }
        end = offset
        try skipTrivia()
        return end
    }

    private mutating func elements() throws(UnsupportedSyntax) -> [TypeFact.Element] {
        try expect("(")
        try skipTrivia()
        if take(")") { return [] }
        var elements: [TypeFact.Element] = []
        repeat {
            try skipTrivia()
            elements.append(try element())
            try skipTrivia()
        } while take(",")
        try expect(")")
        return elements
    }

    private mutating func element() throws(UnsupportedSyntax) -> TypeFact.Element {
        let label = try elementLabel()
        let type = try type()
        return TypeFact.Element(label: label, type: type, isVariadic: takeEllipsis())
    }

    /// Reads `name:` or `_ name:`; `nil` if the type comes first.
    private mutating func elementLabel() throws(UnsupportedSyntax) -> String? {
        let start = offset
        var names: [String] = []
        while names.count < 2, !peekWord().isEmpty {
            names.append(try label())
            try skipTrivia()
        }
        if !names.isEmpty, take(":") {
            try skipTrivia()
            return names.joined(separator: " ")
        }
        offset = start
        return nil
    }

    mutating func takeEllipsis() -> Bool {
        guard byte == UInt8(ascii: "."), byte(1) == UInt8(ascii: "."), byte(2) == UInt8(ascii: ".") else {
            return false
        }
        offset += 3
        return true
    }
}
