/// Tuples and functions as types of plain declarations.
extension PlainReader {
    mutating func bracketed() throws(NotPlain) -> TypeFact {
        let elements = try elements()
        let end = place
        if try !skipTrivia() {
            let start = place
            let effectsEnd = try passEffects()
            if takeArrow() {
                let effects = effectsEnd.map { " " + text(start..<$0) } ?? ""
                try skipTrivia()
                return .function(parameters: elements, effects: effects, result: try resultType())
            }
            if effectsEnd != nil { throw NotPlain() }
        }
        place = end
        let isOne = elements.count == 1 && elements[0].label == nil && !elements[0].isVariadic
        return try postfixed(isOne ? elements[0].type : .tuple(elements))
    }

    /// What a function type gives back, which may be one itself.
    private mutating func resultType() throws(NotPlain) -> TypeFact {
        let words = try decorations()
        let bare = try composition()
        return words.isEmpty ? bare : .decorated(words, bare)
    }

    /// `async throws(E)`; returns where it ends.
    private mutating func passEffects() throws(NotPlain) -> Int? {
        var end: Int?
        if take(word: "async") {
            end = place
            try skipTrivia()
        }
        guard take(word: "throws") else { return end }
        if take("(") {
            _ = try type()
            try expect(")")
        }
        end = place
        try skipTrivia()
        return end
    }

    private mutating func elements() throws(NotPlain) -> [TypeFact.Element] {
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

    private mutating func element() throws(NotPlain) -> TypeFact.Element {
        let label = try elementLabel()
        let type = try type()
        return TypeFact.Element(label: label, type: type, isVariadic: takeEllipsis())
    }

    /// `name:` or `_ name:`; nothing where the type begins at once.
    private mutating func elementLabel() throws(NotPlain) -> String? {
        let start = place
        var names: [String] = []
        while names.count < 2, !peekWord().isEmpty {
            names.append(try label())
            try skipTrivia()
        }
        if !names.isEmpty, take(":") {
            try skipTrivia()
            return names.joined(separator: " ")
        }
        place = start
        return nil
    }

    mutating func takeEllipsis() -> Bool {
        guard byte == UInt8(ascii: "."), byte(1) == UInt8(ascii: "."), byte(2) == UInt8(ascii: ".") else {
            return false
        }
        place += 3
        return true
    }
}
