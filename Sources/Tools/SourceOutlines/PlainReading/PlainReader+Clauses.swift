/// The clauses of plain declarations: parameters, effects, generics, constraints.
extension PlainReader {
    mutating func parameters() throws(UnsupportedSyntax) -> [ParameterFact] {
        try expect("(")
        try skipTrivia()
        if take(")") { return [] }
        var parameters: [ParameterFact] = []
        repeat {
            try skipTrivia()
            parameters.append(try parameter())
            try skipTrivia()
        } while take(",")
        try expect(")")
        return parameters
    }

    private mutating func parameter() throws(UnsupportedSyntax) -> ParameterFact {
        let label = try label()
        guard label != "inout", label != "var", label != "let" else { throw UnsupportedSyntax() }
        try skipTrivia()
        let inner = peekWord().isEmpty ? nil : try innerName()
        try skipTrivia()
        try expect(":")
        try skipTrivia()
        let type = try type()
        return ParameterFact(
            label: label, innerName: inner, type: type, isVariadic: takeEllipsis(), attributes: [])
    }

    private mutating func innerName() throws(UnsupportedSyntax) -> String {
        let word = peekWord()
        guard isWord(word, "_") else { return try name() }
        offset = word.upperBound
        return "_"
    }

    /// Reads effects and returns whether there are any; `offset` is unchanged if not.
    mutating func effects(_ effects: inout EffectsFact) throws(UnsupportedSyntax) -> Bool {
        var end: Int?
        if take(word: "async") {
            effects.isAsync = true
            end = offset
            try skipTrivia()
        }
        let word = peekWord()
        if isWord(word, "throws") || isWord(word, "rethrows") {
            effects.throwing = text(word)
            offset = word.upperBound
            if take("(") {
                effects.errorType = try type()
                try expect(")")
            }
            end = offset
        }
        if let end { offset = end }
        return end != nil
    }

    // MARK: Generics

    mutating func generics() throws(UnsupportedSyntax) -> [GenericFact] {
        guard take("<") else { return [] }
        var generics: [GenericFact] = []
        repeat {
            try skipTrivia()
            var generic = GenericFact(try name(), bound: .void)
            try skipTrivia()
            generic.bound = nil
            if take(":") {
                try skipTrivia()
                generic.bound = try type()
                try skipTrivia()
            }
            generics.append(generic)
        } while take(",")
        try expect(">")
        return generics
    }

    /// `: A, B`, or nothing.
    mutating func inheritance() throws(UnsupportedSyntax) -> [TypeFact] {
        let end = offset
        try skipTrivia()
        guard take(":") else {
            offset = end
            return []
        }
        return try list { reader throws(UnsupportedSyntax) in try reader.type() }
    }

    /// `where A: B, C == D`, or nothing.
    mutating func whereClause() throws(UnsupportedSyntax) -> [ConstraintFact] {
        let end = offset
        try skipTrivia()
        guard take(word: "where") else {
            offset = end
            return []
        }
        return try list { reader throws(UnsupportedSyntax) in
            let left = try reader.type()
            try reader.skipTrivia()
            let isSame = reader.byte == UInt8(ascii: "=") && reader.byte(1) == UInt8(ascii: "=")
            reader.offset += isSame ? 2 : 0
            if !isSame { try reader.expect(":") }
            try reader.skipTrivia()
            return ConstraintFact(left, isSame ? "==" : ":", try reader.type())
        }
    }

    private mutating func list<Element>(
        _ element: (inout PlainReader) throws(UnsupportedSyntax) -> Element
    ) throws(UnsupportedSyntax) -> [Element] {
        var elements: [Element] = []
        while true {
            try skipTrivia()
            elements.append(try element(&self))
            let end = offset
            try skipTrivia()
            guard take(",") else {
                offset = end
                return elements
            }
        }
    }
}
