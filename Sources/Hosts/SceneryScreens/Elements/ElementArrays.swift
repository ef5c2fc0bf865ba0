// Screens written as arrays. Lines of a builder may not start with a dot, elements of an array may;
// `nil` stands for nothing, so that a condition fits in its line.

extension Screen {
    /// A screen of these elements, `nil` left out.
    public init(
        _ title: String, _ elements: [ScreenElement?], language: String? = nil,
        direction: LayoutDirection? = nil, appearance: Appearance? = nil, isBusy: Bool = false,
        dialog: ScreenDialog? = nil
    ) {
        self.init(
            title, language: language, direction: direction, appearance: appearance, isBusy: isBusy,
            dialog: dialog
        ) { elements.compactMap { $0 } }
    }
}

extension ScreenElement {
    /// A list of these rows, `nil` left out.
    public static func list(_ label: String, id: String = "", _ rows: [ScreenElement?]) -> ScreenElement {
        ScreenElement(id: id, .list(label: label, rows: rows.compactMap { $0 }))
    }

    /// A group of these elements, `nil` left out.
    public static func group(
        _ label: String = "", axis: ScreenGroup.Axis = .vertical, id: String = "", _ elements: [ScreenElement?]
    ) -> ScreenElement {
        ScreenElement(id: id, .group(ScreenGroup(label, axis: axis, elements: elements.compactMap { $0 })))
    }
}
