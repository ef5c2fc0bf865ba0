/// Something that a person does in a scene, as its logic receives it.
struct SceneEvent: Sendable, Equatable {
    /// What the generated logic does in response, inferred from the name and the value of the event.
    enum Action: String, Sendable {
        /// Leaves the scene.
        case close
        /// Shows the content again.
        case reload
        /// Keeps the value that the event carries.
        case keep
    }

    let name: String
    /// The title of the event's button or field: its name without the words that say it is an event, as in
    /// `termsTapped` → `Terms`, `didTapReload` → `Reload`, `emailEdited:String` → `Email`.
    let title: String
    let action: Action
    /// What the event carries, such as what was typed; `nil` for an event that only happens.
    let value: EventValue?

    /// - Parameter text: `NAME`, or `NAME:TYPE` for an event that carries a value.
    /// - Throws: `GenerationError.badValue` for a name that no event can have, and for a type that none can carry.
    init(_ text: String) throws(GenerationError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let words = try NameWords(parts.first ?? "", subject: "an event's name")
        let name = words.lowerCamel
        if let taken = MemberNames.owner(of: name) {
            throw .badValue(
                "an event cannot be named \"\(name)\", since \(taken); choose another, for example \(name)Tapped"
            )
        }
        self.name = name
        let object = EventWords(words.words, carriesValue: parts.count > 1)
        title = NameWords.title(of: object.object)
        value = parts.count > 1 ? try EventValue(parts[1], of: object) : nil
        let leaving: Set<String> = ["close", "back", "cancel", "done", "dismiss"]
        if words.words.contains(where: { leaving.contains($0.lowercased()) }) {
            action = .close
        } else {
            action = value == nil ? .reload : .keep
        }
    }

    var context: [String: Any] {
        var context: [String: Any] = [
            "name": name, "title": title, "camel": name.prefix(1).uppercased() + name.dropFirst(),
            "id": Identifier.escaped(name), "action": action.rawValue, "isField": value?.isText == true,
            "parameter": "", "argument": "", "payload": "", "passed": "", "sample": "",
        ]
        if let value { context.merge(value.context) { $1 } }
        return context
    }
}
