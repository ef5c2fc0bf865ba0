/// Requirements of plain protocols.
extension PlainReader {
    /// Reads all members and the closing brace.
    mutating func members(of fact: inout ProtocolFact) throws(UnsupportedSyntax) {
        fact.requirements.reserveCapacity(8)
        var isFirst = true
        while true {
            let isOnNewLine = try skipTrivia()
            if take("}") { return }
            guard isOnNewLine || isFirst else { throw UnsupportedSyntax() }
            isFirst = false
            try member(of: &fact)
        }
    }

    private mutating func member(of fact: inout ProtocolFact) throws(UnsupportedSyntax) {
        let location = try fileLocation(at: offset)
        let attributes = try attributes()
        let modifiers = try modifiers(Self.memberModifiers)
        let keyword = peekWord()
        offset = keyword.upperBound
        if isWord(keyword, "associatedtype") {
            guard attributes.isEmpty, modifiers.isEmpty else { throw UnsupportedSyntax() }
            return fact.associatedTypes.append(try associatedType())
        }
        var requirement = RequirementFact.initializer(location: location)
        requirement.attributes = attributes
        requirement.modifiers = modifiers
        if isWord(keyword, "func") {
            try method(&requirement)
        } else if isWord(keyword, "var") {
            try property(&requirement)
        } else if isWord(keyword, "subscript") {
            try subscripted(&requirement)
        } else if isWord(keyword, "init") {
            if take("?") { requirement.failable = "?" } else if take("!") { requirement.failable = "!" }
            try callable(&requirement)
        } else {
            throw UnsupportedSyntax()
        }
        fact.requirements.append(requirement)
    }

    private static let memberModifiers: [StaticString] = ["static", "mutating", "nonmutating", "nonisolated"]
    private static let accessorModifiers: [StaticString] = ["mutating", "nonmutating"]
    private static let signs: [UInt8] = Array("+-*/%<>=!&|^~".utf8)

    /// Reads the listed modifiers that come next, each without an argument.
    mutating func modifiers(_ words: [StaticString]) throws(UnsupportedSyntax) -> [String] {
        var modifiers: [String] = []
        while true {
            let word = peekWord()
            guard words.contains(where: { isWord(word, $0) }) else { return modifiers }
            modifiers.append(text(word))
            offset = word.upperBound
            guard try skipTrivia() || byte != UInt8(ascii: "(") else { throw UnsupportedSyntax() }
        }
    }

    // MARK: Kinds

    private mutating func method(_ requirement: inout RequirementFact) throws(UnsupportedSyntax) {
        requirement.kind = .method
        try skipTrivia()
        requirement.name = try methodName()
        try callable(&requirement)
    }

    /// Reads a name or an operator.
    private mutating func methodName() throws(UnsupportedSyntax) -> String {
        let start = offset
        while Self.signs.contains(byte) { offset += 1 }
        guard offset > start else { return try name() }
        let sign = text(start..<offset)
        guard take(" "), byte == UInt8(ascii: "("), !sign.contains("//"), !sign.contains("/*") else {
            throw UnsupportedSyntax()
        }
        return sign
    }

    private mutating func callable(_ requirement: inout RequirementFact) throws(UnsupportedSyntax) {
        requirement.generics = try generics()
        requirement.parameters = try parameters()
        var end = offset
        try skipTrivia()
        if try effects(&requirement.effects) {
            end = offset
            try skipTrivia()
        }
        if takeArrow() {
            guard requirement.kind == .method else { throw UnsupportedSyntax() }
            try skipTrivia()
            requirement.type = try type()
        } else {
            offset = end
        }
        requirement.constraints = try whereClause()
    }

    private mutating func property(_ requirement: inout RequirementFact) throws(UnsupportedSyntax) {
        requirement.kind = .property
        try skipTrivia()
        requirement.name = try name()
        try skipTrivia()
        try expect(":")
        try skipTrivia()
        requirement.type = try type()
        try accessors(&requirement)
    }

    private mutating func subscripted(_ requirement: inout RequirementFact) throws(UnsupportedSyntax) {
        requirement.kind = .subscript
        requirement.name = "subscript"
        requirement.generics = try generics()
        requirement.parameters = try parameters()
        try skipTrivia()
        guard takeArrow() else { throw UnsupportedSyntax() }
        try skipTrivia()
        requirement.type = try type()
        requirement.constraints = try whereClause()
        try accessors(&requirement)
    }

    private mutating func accessors(_ requirement: inout RequirementFact) throws(UnsupportedSyntax) {
        if try skipTrivia() { throw UnsupportedSyntax() }
        try expect("{")
        var count = 0
        while true {
            try skipTrivia()
            if take("}") { break }
            count += 1
            for modifier in try modifiers(Self.accessorModifiers) { requirement.modifiers.append(modifier) }
            if take(word: "set") {
                requirement.isSettable = true
            } else {
                guard take(word: "get") else { throw UnsupportedSyntax() }
                try skipTrivia()
                _ = try effects(&requirement.effects)
            }
        }
        guard count > 0 else { throw UnsupportedSyntax() }
    }

    private mutating func associatedType() throws(UnsupportedSyntax) -> AssociatedTypeFact {
        try skipTrivia()
        var fact = AssociatedTypeFact(try name(), inherited: try inheritance())
        let end = offset
        try skipTrivia()
        if take("=") {
            try skipTrivia()
            fact.fallback = try type()
        } else {
            offset = end
        }
        fact.constraints = try whereClause()
        return fact
    }
}
