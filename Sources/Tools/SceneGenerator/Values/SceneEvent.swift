/// Something that a person does in a scene, as its logic receives it.
struct SceneEvent: Sendable, Equatable {
    /// What the generated logic does in response, inferred from the name of the event.
    enum Action: String, Sendable {
        /// Leaves the scene.
        case close
        /// Shows the content again.
        case reload
    }

    let name: String
    /// The title of the event's button: its name without the words that say it is an event, as in
    /// `termsTapped` → `Terms`, `didTapReload` → `Reload`.
    let title: String
    let action: Action

    /// - Throws: `GenerationError.badValue` for a name that no event can have.
    init(_ text: String) throws(GenerationError) {
        let words = try NameWords(text, subject: "an event's name")
        name = words.lowerCamel
        if let taken = MemberNames.owner(of: name) {
            throw .badValue(
                "an event cannot be named \"\(name)\", since \(taken); choose another, for example \(name)Tapped"
            )
        }
        title = NameWords.title(of: Self.object(of: words.words))
        let leaving: Set<String> = ["close", "back", "cancel", "done", "dismiss"]
        action = words.words.contains { leaving.contains($0.lowercased()) } ? .close : .reload
    }

    /// The words that are left without `did` or `on` in front and without a verb of touching.
    private static func object(of words: [String]) -> [String] {
        var words = words
        let hasPrefix = words.count > 1 && ["did", "on"].contains(words[0].lowercased())
        if hasPrefix { words.removeFirst() }
        let verbs: Set<String> = [
            "tap", "tapped", "select", "selected", "press", "pressed", "choose", "chosen",
        ]
        guard words.count > 1 else { return words }
        if verbs.contains(words[words.count - 1].lowercased()) {
            words.removeLast()
        } else if hasPrefix, verbs.contains(words[0].lowercased()) {
            words.removeFirst()
            if words.count > 1, words[0].lowercased() == "on" { words.removeFirst() }
        }
        return words
    }

    var context: [String: Any] {
        [
            "name": name, "title": title, "camel": name.prefix(1).uppercased() + name.dropFirst(),
            "id": Identifier.escaped(name), "action": action.rawValue,
        ]
    }
}
