/// The clauses of plain declarations: parameters, effects, generics, constraints.
extension PlainReader {
    mutating func parameters() throws(NotPlain) -> [ParameterFact] {
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

    private mutating func parameter() throws(NotPlain) -> ParameterFact {
        let label = try label()
        guard label != "inout", label != "var", label != "let" else { throw NotPlain() }
        try skipTrivia()
        let inner = peekWord().isEmpty ? nil : try innerName()
        try skipTrivia()
        try expect(":")
        try skipTrivia()
        let type = try type()
        return ParameterFact(
            label: label, innerName: inner, type: type, isVariadic: takeEllipsis(), attributes: [])
    }

    private mutating func innerName() throws(NotPlain) -> String {
        let word = peekWord()
        guard isWord(word, "_") else { return try name() }
        place = word.upperBound
        return "_"
    }

    /// Whether there are any; `place` stays where it is else.
    mutating func effects(_ effects: inout EffectsFact) throws(NotPlain) -> Bool {
        var end: Int?
        if take(word: "async") {
            effects.isAsync = true
            end = place
            try skipTrivia()
        }
        let word = peekWord()
        if isWord(word, "throws") || isWord(word, "rethrows") {
            effects.throwing = text(word)
            place = word.upperBound
            if take("(") {
                effects.errorType = try type()
                try expect(")")
            }
            end = place
        }
        if let end { place = end }
        return end != nil
    }

    // MARK: Generics

    mutating func generics() throws(NotPlain) -> [GenericFact] {
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
    mutating func inheritance() throws(NotPlain) -> [TypeFact] {
        let end = place
        try skipTrivia()
        guard take(":") else {
            place = end
            return []
        }
        return try list { reader throws(NotPlain) in try reader.type() }
    }

    /// `where A: B, C == D`, or nothing.
    mutating func whereClause() throws(NotPlain) -> [ConstraintFact] {
        let end = place
        try skipTrivia()
        guard take(word: "where") else {
            place = end
            return []
        }
        return try list { reader throws(NotPlain) in
            let left = try reader.type()
            try reader.skipTrivia()
            let isSame = reader.byte == UInt8(ascii: "=") && reader.byte(1) == UInt8(ascii: "=")
            reader.place += isSame ? 2 : 0
            if !isSame { try reader.expect(":") }
            try reader.skipTrivia()
            return ConstraintFact(left, isSame ? "==" : ":", try reader.type())
        }
    }

    private mutating func list<Element>(
        _ element: (inout PlainReader) throws(NotPlain) -> Element
    ) throws(NotPlain) -> [Element] {
        var elements: [Element] = []
        while true {
            try skipTrivia()
            elements.append(try element(&self))
            let end = place
            try skipTrivia()
            guard take(",") else {
                place = end
                return elements
            }
        }
    }
}
