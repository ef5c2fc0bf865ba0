/// Plain declarations of a file: imports and protocols.
extension PlainReader {
    mutating func importFact(_ range: Range<Int>) throws(NotPlain) -> ImportFact {
        place = range.lowerBound
        try skipTrivia()
        let place = try sourcePlace(of: place)
        let attributes = try attributes()
        let access = try modifiers(Self.accessLevels)
        guard access.count < 2, take(word: "import") else { throw NotPlain() }
        try skipTrivia()
        let word = peekWord()
        let kind = Self.importKinds.first { isWord(word, $0) }
        if kind != nil {
            self.place = word.upperBound
            try skipTrivia()
        }
        let start = self.place
        repeat { _ = try name() } while take(".")
        guard self.place == range.upperBound else { throw NotPlain() }
        return ImportFact(
            attributes: attributes, access: access.first, kind: kind.map { "\($0)" },
            path: text(start..<range.upperBound), conditions: [], place: place)
    }

    private static let importKinds: [StaticString] = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// - Parameter follows: whether a token that is read too ends just before.
    mutating func protocolFact(_ range: Range<Int>, follows: Bool) throws(NotPlain) -> ProtocolFact {
        place = range.lowerBound
        try skipTrivia()
        let comment = text(range.lowerBound..<place)
        if follows, !Self.beginsOnNewLine(comment) { throw NotPlain() }
        let place = try sourcePlace(of: place)
        let attributes = try attributes()
        let modifiers = try modifiers(Self.accessLevels)
        guard modifiers.count < 2, take(word: "protocol") else { throw NotPlain() }
        try skipTrivia()
        var fact = ProtocolFact(
            name: try name(), scope: [], access: modifiers.first { $0 != "internal" } ?? "internal",
            attributes: attributes, modifiers: modifiers, inherited: [],
            primaryAssociatedTypes: try primaryAssociatedTypes(), constraints: [], associatedTypes: [],
            requirements: [], comment: comment, conditions: [], place: place)
        fact.inherited = try inheritance()
        fact.constraints = try whereClause()
        try skipTrivia()
        try expect("{")
        try members(of: &fact)
        guard self.place == range.upperBound else { throw NotPlain() }
        return fact
    }

    private static let accessLevels: [StaticString] = [
        "public", "package", "internal", "fileprivate", "private",
    ]

    private static func beginsOnNewLine(_ comment: String) -> Bool {
        comment.utf8.first { $0 != 0x20 && $0 != 0x09 } == 0x0A
    }

    private mutating func primaryAssociatedTypes() throws(NotPlain) -> [String] {
        try generics().map { generic throws(NotPlain) in
            guard generic.bound == nil else { throw NotPlain() }
            return generic.name
        }
    }
}
