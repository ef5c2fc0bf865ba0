// One function an element, named as the element is, so that screens read as lists of what they show.

extension ScreenElement {
    public static func heading(_ text: String, level: Int = 2, id: String = "") -> ScreenElement {
        ScreenElement(id: id, .heading(text, level: level))
    }

    public static func text(
        _ text: String, style: ScreenText.Style = .body, color: ScreenColor? = nil, id: String = ""
    ) -> ScreenElement {
        ScreenElement(id: id, .text(ScreenText(text, style: style, color: color)))
    }

    public static func button(
        _ title: String, id: String, role: ScreenButton.Role = .normal
    ) -> ScreenElement {
        ScreenElement(id: id, .button(ScreenButton(title, role: role)))
    }

    public static func field(
        _ label: String, id: String, value: String = "", placeholder: String = "",
        kind: ScreenField.Kind = .text, clearsOnSubmit: Bool = true
    ) -> ScreenElement {
        let field = ScreenField(
            label, value: value, placeholder: placeholder, kind: kind, clearsOnSubmit: clearsOnSubmit)
        return ScreenElement(id: id, .field(field))
    }

    public static func toggle(_ title: String, id: String, isOn: Bool) -> ScreenElement {
        ScreenElement(id: id, .toggle(title: title, isOn: isOn))
    }

    public static func picker(
        _ title: String, id: String, options: [ScreenPicker.Option], selected: String? = nil
    ) -> ScreenElement {
        ScreenElement(id: id, .picker(ScreenPicker(title, options: options, selected: selected)))
    }

    public static func image(_ source: String, description: String, id: String = "") -> ScreenElement {
        ScreenElement(id: id, .image(ScreenImage(source, description: description)))
    }

    public static func map(
        _ label: String, id: String, pins: [ScreenMap.Pin], selected: String? = nil
    ) -> ScreenElement {
        ScreenElement(id: id, .map(ScreenMap(label, pins: pins, selected: selected)))
    }

    public static func progress(_ title: String, fraction: Double? = nil, id: String = "") -> ScreenElement {
        ScreenElement(id: id, .progress(title: title, fraction: fraction))
    }

    public static func divider(id: String = "") -> ScreenElement { ScreenElement(id: id, .divider) }

    public static func list(
        _ label: String, id: String = "", @ScreenBuilder rows: () -> [ScreenElement]
    ) -> ScreenElement {
        ScreenElement(id: id, .list(label: label, rows: rows()))
    }

    /// - Parameter isSelectable: Whether choosing the row is an event; `false` by default.
    public static func row(
        _ title: String, detail: String = "", id: String = "", isSelectable: Bool = false,
        isSelected: Bool = false
    ) -> ScreenElement {
        let row = ScreenRow(title, detail: detail, isSelectable: isSelectable, isSelected: isSelected)
        return ScreenElement(id: id, .row(row))
    }

    public static func group(
        _ label: String = "", axis: ScreenGroup.Axis = .vertical, id: String = "",
        @ScreenBuilder elements: () -> [ScreenElement]
    ) -> ScreenElement {
        ScreenElement(id: id, .group(ScreenGroup(label, axis: axis, elements: elements())))
    }
}
