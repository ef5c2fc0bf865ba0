/// Plain declarations of a file: imports and protocols.
extension PlainReader {
    mutating func importFact(_ range: Range<Int>) throws(UnsupportedSyntax) -> ImportFact {
        offset = range.lowerBound
        try skipTrivia()
        let location = try fileLocation(at: offset)
        let attributes = try attributes()
        let access = try modifiers(Self.accessLevels)
        guard access.count < 2, take(word: "import") else { throw UnsupportedSyntax() }
        try skipTrivia()
        let word = peekWord()
        let kind = Self.importKinds.first { isWord(word, $0) }
        if kind != nil {
            offset = word.upperBound
            try skipTrivia()
        }
        let start = offset
        repeat { _ = try name() } while take(".")
        guard offset == range.upperBound else { throw UnsupportedSyntax() }
        return ImportFact(
            attributes: attributes, access: access.first, kind: kind.map { "\($0)" },
            path: text(start..<range.upperBound), conditions: [], location: location)
    }

    private static let importKinds: [StaticString] = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// - Parameter follows: Whether another declaration that is read ends where this one begins.
    mutating func protocolFact(_ range: Range<Int>, follows: Bool) throws(UnsupportedSyntax) -> ProtocolFact {
        offset = range.lowerBound
        try skipTrivia()
        var comment = text(range.lowerBound..<offset)
        if follows, !Self.beginsOnNewLine(comment) { throw UnsupportedSyntax() }
        let location = try fileLocation(at: offset)
        let start = offset
        let attributes = try attributes()
        let modifiers = try modifiers(Self.accessLevels)
        // A comment may also stand between an attribute and the keyword.
        if offset > start, bytes[start..<offset].contains(UInt8(ascii: "/")) {
            comment += text(start..<offset)
        }
        guard modifiers.count < 2, take(word: "protocol") else { throw UnsupportedSyntax() }
        try skipTrivia()
        var fact = ProtocolFact(
            name: try name(), scope: [], access: modifiers.first { $0 != "internal" } ?? "internal",
            attributes: attributes, modifiers: modifiers, inherited: [],
            primaryAssociatedTypes: try primaryAssociatedTypes(), constraints: [], associatedTypes: [],
            requirements: [], comment: comment, conditions: [], location: location)
        fact.inherited = try inheritance()
        fact.constraints = try whereClause()
        try skipTrivia()
        try expect("{")
        try members(of: &fact)
        guard offset == range.upperBound else { throw UnsupportedSyntax() }
        return fact
    }

    private static let accessLevels: [StaticString] = [
        "public", "package", "internal", "fileprivate", "private",
    ]

    private static func beginsOnNewLine(_ comment: String) -> Bool {
        comment.utf8.first { $0 != 0x20 && $0 != 0x09 } == 0x0A
    }

    private mutating func primaryAssociatedTypes() throws(UnsupportedSyntax) -> [String] {
        try generics().map { generic throws(UnsupportedSyntax) in
            guard generic.bound == nil else { throw UnsupportedSyntax() }
            return generic.name
        }
    }
}
