/// Requirements of plain protocols.
extension PlainReader {
    /// All up to the closing brace, which is passed.
    mutating func members(of fact: inout ProtocolFact) throws(NotPlain) {
        fact.requirements.reserveCapacity(8)
        var isFirst = true
        while true {
            let isOnNewLine = try skipTrivia()
            if take("}") { return }
            guard isOnNewLine || isFirst else { throw NotPlain() }
            isFirst = false
            try member(of: &fact)
        }
    }

    private mutating func member(of fact: inout ProtocolFact) throws(NotPlain) {
        let place = try sourcePlace(of: place)
        let attributes = try attributes()
        let modifiers = try modifiers(Self.memberModifiers)
        let keyword = peekWord()
        self.place = keyword.upperBound
        if isWord(keyword, "associatedtype") {
            guard attributes.isEmpty, modifiers.isEmpty else { throw NotPlain() }
            return fact.associatedTypes.append(try associatedType())
        }
        var requirement = RequirementFact.initializer(place: place)
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
            throw NotPlain()
        }
        fact.requirements.append(requirement)
    }

    private static let memberModifiers: [StaticString] = ["static", "mutating", "nonmutating", "nonisolated"]
    private static let accessorModifiers: [StaticString] = ["mutating", "nonmutating"]
    private static let signs: [UInt8] = Array("+-*/%<>=!&|^~".utf8)

    /// Those of the words that stand here, none with an argument.
    mutating func modifiers(_ words: [StaticString]) throws(NotPlain) -> [String] {
        var modifiers: [String] = []
        while true {
            let word = peekWord()
            guard words.contains(where: { isWord(word, $0) }) else { return modifiers }
            modifiers.append(text(word))
            place = word.upperBound
            guard try skipTrivia() || byte != UInt8(ascii: "(") else { throw NotPlain() }
        }
    }

    // MARK: Kinds

    private mutating func method(_ requirement: inout RequirementFact) throws(NotPlain) {
        requirement.kind = .method
        try skipTrivia()
        requirement.name = try methodName()
        try callable(&requirement)
    }

    /// A name, or a sign for which calls have no name.
    private mutating func methodName() throws(NotPlain) -> String {
        let start = place
        while Self.signs.contains(byte) { place += 1 }
        guard place > start else { return try name() }
        let sign = text(start..<place)
        guard take(" "), byte == UInt8(ascii: "("), !sign.contains("//"), !sign.contains("/*") else {
            throw NotPlain()
        }
        return sign
    }

    private mutating func callable(_ requirement: inout RequirementFact) throws(NotPlain) {
        requirement.generics = try generics()
        requirement.parameters = try parameters()
        var end = place
        try skipTrivia()
        if try effects(&requirement.effects) {
            end = place
            try skipTrivia()
        }
        if takeArrow() {
            guard requirement.kind == .method else { throw NotPlain() }
            try skipTrivia()
            requirement.type = try type()
        } else {
            place = end
        }
        requirement.constraints = try whereClause()
    }

    private mutating func property(_ requirement: inout RequirementFact) throws(NotPlain) {
        requirement.kind = .property
        try skipTrivia()
        requirement.name = try name()
        try skipTrivia()
        try expect(":")
        try skipTrivia()
        requirement.type = try type()
        try accessors(&requirement)
    }

    private mutating func subscripted(_ requirement: inout RequirementFact) throws(NotPlain) {
        requirement.kind = .subscript
        requirement.name = "subscript"
        requirement.generics = try generics()
        requirement.parameters = try parameters()
        try skipTrivia()
        guard takeArrow() else { throw NotPlain() }
        try skipTrivia()
        requirement.type = try type()
        requirement.constraints = try whereClause()
        try accessors(&requirement)
    }

    private mutating func accessors(_ requirement: inout RequirementFact) throws(NotPlain) {
        if try skipTrivia() { throw NotPlain() }
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
                guard take(word: "get") else { throw NotPlain() }
                try skipTrivia()
                _ = try effects(&requirement.effects)
            }
        }
        guard count > 0 else { throw NotPlain() }
    }

    private mutating func associatedType() throws(NotPlain) -> AssociatedTypeFact {
        try skipTrivia()
        var fact = AssociatedTypeFact(try name(), inherited: try inheritance())
        let end = place
        try skipTrivia()
        if take("=") {
            try skipTrivia()
            fact.fallback = try type()
        } else {
            place = end
        }
        fact.constraints = try whereClause()
        return fact
    }
}
