import SceneryScreens

// What a person types, turns and chooses.

extension PartMarkup {
    func field(_ field: ScreenField) -> Element {
        let isPassword = field.kind == .password
        var attributes: [Attribute] = [
            .value(.name, FormName.fieldPrefix + element.id), .value(.type, Self.type(of: field.kind)),
            .value(.autocomplete, "off"), .value(.autocapitalize, field.kind == .text ? "sentences" : "off"),
        ]
        attributes = attributes.adding(.inputmode, Self.mode(of: field.kind))
            .adding(.placeholder, field.placeholder.isEmpty ? nil : field.placeholder)
            .adding(.clears, if: field.clearsOnSubmit)
            .adding(.disabled, if: !element.isEnabled)
        // A password is never sent back to the page: it stays where it was typed.
        let typed = TypedText(text: isPassword ? "" : field.text, revision: field.revision)
        return .parent(
            .div, [.value(.class, "field")],
            [
                .parent(.label, [], [.text(.span, field.label), Element(.input, attributes, typed: typed)])
            ], withoutScript: [submit(element.id)])
    }

    func toggle(_ toggle: ScreenToggle) -> Element {
        let attributes: [Attribute] = [
            .value(.type, "checkbox"), .value(.role, "switch"),
            .value(.name, FormName.togglePrefix + element.id),
            .value(.value, "on"),
        ]
        return .parent(
            .div, [.value(.class, "toggle")],
            [
                .parent(
                    .label, [],
                    [
                        .text(.span, toggle.title),
                        Element(
                            .input,
                            attributes.adding(.checked, if: toggle.isOn).adding(
                                .disabled, if: !element.isEnabled)),
                    ])
            ], withoutScript: [submit("")])
    }

    func picker(_ picker: ScreenPicker) -> Element {
        let isChosen = picker.options.contains { $0.id == picker.selected }
        let none = isChosen ? [] : [Element.text(.option, [.value(.value, ""), .flag(.selected)], "–")]
        let options = picker.options.map { option in
            Element.text(
                .option,
                [.value(.value, option.id)].adding(.selected, if: option.id == picker.selected), option.title)
        }
        let name = Attribute.value(.name, FormName.pickerPrefix + element.id)
        return .parent(
            .div, [.value(.class, "field")],
            [
                .parent(
                    .label, [],
                    [
                        .text(.span, picker.title),
                        .parent(.select, [name].adding(.disabled, if: !element.isEnabled), none + options),
                    ])
            ], withoutScript: [submit("")])
    }

    /// The button by which a page without script sends what was typed or chosen.
    private func submit(_ id: String) -> Element {
        .text(
            .button,
            [
                .value(.type, "submit"), .value(.class, "button"), .value(.name, FormName.submit),
                .value(.value, id),
            ], HostStrings(language: style.language).submit)
    }

    /// Numbers and addresses are texts with another keyboard: their own kinds of input hide the caret
    /// from script, so it could not be kept.
    private static func type(of kind: ScreenField.Kind) -> String {
        switch kind {
        case .password: "password"
        case .search: "search"
        case .text, .number, .email: "text"
        }
    }

    private static func mode(of kind: ScreenField.Kind) -> String? {
        switch kind {
        case .number: "decimal"
        case .email: "email"
        case .search: "search"
        case .text, .password: nil
        }
    }
}
