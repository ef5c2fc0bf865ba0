/// A value that a scene shows: how logic knows it, and how a person reads it.
struct ShownValue: Sendable, Equatable {
    let name: String
    let words: String
    let type: ShownType

    /// - Parameter text: `NAME:TYPE`, or `NAME` for a `String`.
    /// - Throws: `GenerationError.badValue` naming the types there are, for any other.
    init(_ text: String) throws(GenerationError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let words = try NameWords(parts.first.map(String.init) ?? "", subject: "a shown value's name")
        name = words.lowerCamel
        self.words = words.title
        if let taken = MemberNames.owner(of: name) {
            throw .badValue("a shown value cannot be named \"\(name)\", since \(taken); choose another name")
        }
        type = try ShownType(parts.count > 1 ? String(parts[1]) : "String")
    }

    init(name: String, words: String, type: ShownType) {
        self.name = name
        self.words = words
        self.type = type
    }

    /// - Parameter title: What a scene's `title` says at first.
    func context(title: String) -> [String: Any] {
        let initial = name == "title" ? title : words
        return [
            "name": name, "id": Identifier.escaped(name), "type": type.name, "shownType": type.shownName,
            "value": type.initial(initial), "isTitle": name == "title" && type.shownName == "String",
            "isOptional": type.wrapping == .optional,
        ]
    }
}
