/// What a person typed, kept apart from what the app showed, so that a new screen does not discard a
/// half-typed line.
struct FieldDrafts {
    /// By element: the text the app gave last.
    private var given: [String: String] = [:]
    /// By element: the text of the field now, where a person changed it.
    private var typed: [String: String] = [:]
    private var revisions: [String: Int] = [:]
    /// By element: saved drafts whose field has not been shown yet.
    private var awaited: [String: String] = [:]
    /// The elements that have been password fields; one whose text is made visible stays among them.
    private var passwords: Set<String> = []

    /// What was typed and not yet submitted or overruled, without passwords.
    var open: [String: String] {
        typed.merging(awaited) { typed, _ in typed }
            .filter { !$0.value.isEmpty && !passwords.contains($0.key) }
    }

    /// Keeps saved drafts for the fields that are to come.
    mutating func restore(_ drafts: [String: String]) { awaited.merge(drafts) { $1 } }

    /// Puts drafts into a screen that the app shows, and drops those the app has overruled.
    ///
    /// - Returns: The saved drafts whose fields are shown for the first time, as the input that typed them.
    mutating func shown(_ screen: inout Screen) -> [ScreenInput] {
        var restored: [ScreenInput] = []
        var seen: [String: String] = [:]
        for element in screen.allElements {
            guard case .field(let field) = element.content else { continue }
            seen[element.id] = field.text
            if field.kind == .password { passwords.insert(element.id) }
            if let before = given[element.id], before != field.text, typed[element.id] != field.text {
                typed[element.id] = nil
                revisions[element.id, default: 0] += 1
            }
        }
        given = seen
        for element in screen.allElements where seen[element.id] != nil {
            guard let draft = awaited.removeValue(forKey: element.id) else { continue }
            typed[element.id] = draft
            restored.append(ScreenInput(element.id, .edit(draft)))
        }
        typed = typed.filter { seen[$0.key] != nil }
        let (typed, revisions) = (typed, revisions)
        screen.mapFields { id, field in
            field.text = typed[id] ?? field.text
            field.revision = revisions[id] ?? 0
        }
        return restored
    }

    /// Takes input over into the screen, as the host already shows it.
    mutating func typed(_ input: ScreenInput, on screen: inout Screen) {
        switch input.action {
        case .edit(let text): type(text, clears: false, input.element, &screen)
        case .submit(let text): type(text, clears: true, input.element, &screen)
        case .set(let isOn): screen.mapContent(of: input.element) { $0.turn(isOn) }
        case .choose(let id): screen.mapContent(of: input.element) { $0.choose(id) }
        case .activate, .answer: break
        }
    }

    private mutating func type(_ text: String, clears: Bool, _ id: String, _ screen: inout Screen) {
        guard case .field(var field) = screen[id]?.content else { return }
        if clears && field.clearsOnSubmit {
            typed[id] = ""
            revisions[id, default: 0] += 1
            field.text = ""
        } else {
            typed[id] = text
            field.text = text
        }
        field.revision = revisions[id] ?? 0
        screen.mapContent(of: id) { $0 = .field(field) }
    }
}

extension ScreenElement.Content {
    fileprivate mutating func turn(_ isOn: Bool) {
        guard case .toggle(var toggle) = self else { return }
        toggle.isOn = isOn
        self = .toggle(toggle)
    }

    fileprivate mutating func choose(_ id: String) {
        if case .picker(var picker) = self {
            picker.selected = id
            self = .picker(picker)
        } else if case .map(var map) = self {
            map.selected = id
            self = .map(map)
        }
    }
}

extension Screen {
    mutating func mapFields(_ change: (String, inout ScreenField) -> Void) {
        elements = elements.changed { element in
            guard case .field(var field) = element.content else { return }
            change(element.id, &field)
            element.content = .field(field)
        }
    }

    mutating func mapContent(of id: String, _ change: (inout ScreenElement.Content) -> Void) {
        elements = elements.changed { element in
            if element.id == id { change(&element.content) }
        }
    }
}
