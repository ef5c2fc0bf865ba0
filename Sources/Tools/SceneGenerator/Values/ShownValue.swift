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

    /// The name as it is written in code.
    var id: String { Identifier.escaped(name) }

    /// The literal a scene starts with.
    ///
    /// - Parameter title: What a scene's `title` says.
    func initial(title: String) -> String { type.initial(name == "title" ? title : words) }

    func context(title: String) -> [String: Any] {
        [
            "name": name, "id": id, "type": type.name, "shownType": type.shownName,
            "value": initial(title: title), "empty": type.empty(name == "title" ? title : ""),
            "formatted": type.formatted("content.\(id)"),
            "formattedOwn": type.formatted(id),
            "shown": type.shown(name), "isTitle": name == "title" && type.shownName == "String",
            "isOptional": type.wrapping == .optional,
            "textOfViewModel": type.text(of: "viewModel.\(id)"),
            "textOfRenderable": type.text(of: "renderable.\(id)"), "textOfArgument": type.text(of: "$0"),
        ]
    }
}
