/// The name of an event, as what is done to what: `emailEdited` → `edited`, `email`.
struct EventWords {
    /// What it is done to; the whole name where that has no verb.
    let object: [String]
    /// The verb in its past form; `nil` where the name has none that is known.
    let verb: String?

    /// - Parameter carriesValue: Whether verbs of typing and choosing are known too. The title of an event
    ///   without a value keeps them, since they say what a person does.
    init(_ words: [String], carriesValue: Bool) {
        var words = words
        let hasPrefix = words.count > 1 && ["did", "on"].contains(words[0].lowercased())
        if hasPrefix { words.removeFirst() }
        let verbs = carriesValue ? Self.touching.merging(Self.changing) { $1 } : Self.touching
        var verb: String?
        if words.count > 1, let last = verbs[words[words.count - 1].lowercased()] {
            verb = last
            words.removeLast()
        } else if words.count > 1, hasPrefix, let first = verbs[words[0].lowercased()] {
            verb = first
            words.removeFirst()
            if words.count > 1, words[0].lowercased() == "on" { words.removeFirst() }
        }
        object = words
        self.verb = verb
    }

    /// The past form of each verb of touching.
    private static let touching = [
        "tap": "tapped", "tapped": "tapped", "select": "selected", "selected": "selected", "press": "pressed",
        "pressed": "pressed", "choose": "chosen", "chosen": "chosen",
    ]

    /// The past form of each verb of changing a value.
    private static let changing = [
        "change": "changed", "changed": "changed", "edit": "edited", "edited": "edited", "enter": "entered",
        "entered": "entered", "pick": "picked", "picked": "picked", "set": "set", "submit": "submitted",
        "submitted": "submitted", "toggle": "toggled", "toggled": "toggled", "type": "typed",
        "typed": "typed",
    ]
}
