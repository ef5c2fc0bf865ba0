/// Something a person does in a scene, as its logic is told.
struct SceneEvent: Sendable, Equatable {
    /// What the generated logic makes of it, judged by its name.
    enum Action: String, Sendable {
        /// Leaves the scene.
        case close
        /// Shows the content again.
        case reload
    }

    let name: String
    let action: Action

    /// - Throws: `GenerationError.badValue` for a name that no event can have.
    init(_ text: String) throws(GenerationError) {
        let words = try NameWords(text, subject: "an event's name")
        name = words.lowerCamel
        if let taken = MemberNames.owner(of: name) {
            throw .badValue("an event cannot be named \"\(name)\", since \(taken); choose another, for example \(name)Tapped")
        }
        let leaving: Set<String> = ["close", "back", "cancel", "done", "dismiss"]
        action = words.words.contains { leaving.contains($0.lowercased()) } ? .close : .reload
    }

    var context: [String: Any] {
        ["name": name, "camel": name.prefix(1).uppercased() + name.dropFirst(), "id": Identifier.escaped(name), "action": action.rawValue]
    }
}
