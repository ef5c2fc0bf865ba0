import Scenery

/// The screen of a scene that has no layout of its own: its view model's properties, then its events.
///
/// A property named `title` is the screen's title. A string, number or boolean is a row of its name
/// and value; an array is a list of rows; a struct inside is a group, and a struct in an array a row
/// of its first value with the rest as its detail. `nil` is left out.
struct DefaultScreen {
    let title: String
    var events: [ScreenElement]

    /// Before the first view model: the title and the events.
    var screen: Screen { Screen(title) { events } }

    func screen(for viewModel: some ViewModel) -> Screen {
        let properties = Property.all(of: viewModel)
        let named = properties.first { $0.name == "title" }.flatMap { $0.value as? String }
        return Screen(named ?? title) {
            properties.filter { named == nil || $0.name != "title" }.flatMap(\.elements)
            events
        }
    }
}

/// A property of a view model, as reflection gives it.
private struct Property {
    let name: String
    let value: Any

    static func all(of value: Any) -> [Property] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let name = child.label, let value = unwrapped(child.value) else { return nil }
            return Property(name: name, value: value)
        }
    }

    var elements: [ScreenElement] {
        let label = Wording.title(of: name)
        if let text = Self.primitive(value) { return [ScreenRow(label, detail: text).id(name)] }
        if Mirror(reflecting: value).displayStyle == .collection {
            let items = Mirror(reflecting: value).children
            return [
                ScreenList(label) {
                    for (index, item) in items.enumerated() { Self.row(item.value).id(index) }
                }.id(name)
            ]
        }
        let inner = Self.all(of: value).flatMap(\.elements)
        return [
            ScreenGroup(label) {
                ScreenHeading(label)
                for element in inner { element.id("\(name)/\(element.id)") }
            }.id(name)
        ]
    }

    private static func row(_ value: Any) -> ScreenRow {
        guard let value = unwrapped(value) else { return ScreenRow("") }
        if let text = primitive(value) { return ScreenRow(text) }
        let texts = all(of: value).compactMap { primitive($0.value) }
        return ScreenRow(texts.first ?? "", detail: texts.dropFirst().joined(separator: " · "))
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The text of a primitive; `nil` for anything with parts.
    private static func primitive(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let flag as Bool: flag ? "Yes" : "No"
        case let number as any Numeric: "\(number)"
        default:
            Mirror(reflecting: value).children.isEmpty && Mirror(reflecting: value).displayStyle == nil
                ? "\(value)" : nil
        }
    }
}
