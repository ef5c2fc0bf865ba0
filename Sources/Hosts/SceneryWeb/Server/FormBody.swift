import SceneryScreens

/// What a page without script sent: its form, and what a person did according to it. Pure.
struct FormBody: Sendable, Equatable {
    private let fields: [(name: String, value: String)]

    static func == (one: FormBody, other: FormBody) -> Bool {
        one.fields.elementsEqual(other.fields) { $0 == $1 }
    }

    /// - Parameter bytes: `application/x-www-form-urlencoded`.
    init(_ bytes: some Sequence<UInt8>) {
        fields = Array(bytes).split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// What a person did on `display`: first what they typed, turned and chose, in the order of the
    /// screen, then the button they pressed. Nothing when the form is of another scene.
    func actions(on display: Display) -> [ClientMessage.Action] {
        guard self[FormName.scene] == display.scene?.description ?? "" else { return [] }
        let edits = display.screen.allElements.compactMap(edit)
        return edits.map(ClientMessage.Action.input) + (pressed(on: display, after: edits).map { [$0] } ?? [])
    }

    /// What differs between the form and the element.
    private func edit(of element: ScreenElement) -> ScreenInput? {
        guard element.isEnabled else { return nil }
        switch element.content {
        case .field(let field):
            guard let text = self[FormName.fieldPrefix + element.id], text != field.text else { return nil }
            return field.kind == .password && text.isEmpty ? nil : ScreenInput(element.id, .edit(text))
        case .toggle(let toggle):
            let isTurnedOn = self[FormName.togglePrefix + element.id] != nil
            return isTurnedOn == toggle.isOn ? nil : ScreenInput(element.id, .set(isTurnedOn))
        case .picker(let picker):
            guard let choice = self[FormName.pickerPrefix + element.id], !choice.isEmpty,
                choice != picker.selected
            else { return nil }
            return ScreenInput(element.id, .choose(choice))
        default: return nil
        }
    }

    private func pressed(on display: Display, after edits: [ScreenInput]) -> ClientMessage.Action? {
        if let id = self[FormName.activate] { return .input(ScreenInput(id)) }
        if let button = self[FormName.answer] { return .input(ScreenInput("", .answer(button))) }
        if self[FormName.back] != nil { return .back(times: 1) }
        if let tab = self[FormName.tab].flatMap({ Int($0) }) { return .tab(tab) }
        if let pin = fields.first(where: { $0.name.hasPrefix(FormName.pinPrefix) }) {
            return .input(
                ScreenInput(String(pin.name.dropFirst(FormName.pinPrefix.count)), .choose(pin.value)))
        }
        return submission(after: edits)
    }

    /// The field whose button was pressed, or the first that was typed in where the return key was.
    private func submission(after edits: [ScreenInput]) -> ClientMessage.Action? {
        guard let named = self[FormName.submit] else { return nil }
        let typed = edits.first { if case .edit = $0.action { true } else { false } }
        let id = named.isEmpty ? typed?.element : named
        guard let id, let text = self[FormName.fieldPrefix + id] else { return nil }
        return .input(ScreenInput(id, .submit(text)))
    }

    private static func decoded(_ bytes: some Collection<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                result.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
        guard digits.count == 2 else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
