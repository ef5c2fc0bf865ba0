import Scenery

/// The screen of a scene that has no view code: its view model's properties, then its events.
///
/// A property named `title` is the screen's title. A string, number or boolean is a row of its name
/// and value; an array is a list of rows; a struct inside is a group, and a struct in an array a row
/// of its first value with the rest beside it. `nil` is left out. Each event is a button.
struct DefaultScreen {
    let title: String
    let events: [String]

    /// Before the first view model: the title and the events.
    var screen: Screen { Screen(title) { buttons } }

    func screen(for viewModel: some ViewModel) -> Screen {
        let properties = Property.all(of: viewModel)
        let named = properties.first { $0.name == "title" }.flatMap { $0.value as? String }
        return Screen(named ?? title) {
            properties.filter { named == nil || $0.name != "title" }.flatMap(\.elements)
            buttons
        }
    }

    private var buttons: [ScreenElement] {
        events.enumerated().map { index, name in
            .button(Wording.title(ofEvent: name), id: name, role: index == 0 ? .primary : .normal)
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
        if let text = Self.primitive(value) {
            return [.row(label, detail: text, id: name)]
        }
        if Mirror(reflecting: value).displayStyle == .collection {
            let items = Mirror(reflecting: value).children.enumerated()
            return [.list(label, id: name) { items.map { Self.row($1.value, id: "\(name)/\($0)") } }]
        }
        let inner = Self.all(of: value).flatMap(\.elements)
        return [.group(label, id: name) {
            .heading(label, id: "\(name)/heading")
            inner.map { $0.prefixed(with: name) }
        }]
    }

    private static func row(_ value: Any, id: String) -> ScreenElement {
        guard let value = unwrapped(value) else { return .row("", id: id) }
        if let text = primitive(value) { return .row(text, id: id) }
        let texts = all(of: value).compactMap { primitive($0.value) }
        return .row(texts.first ?? "", detail: texts.dropFirst().joined(separator: " · "), id: id)
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
        default: Mirror(reflecting: value).children.isEmpty && Mirror(reflecting: value).displayStyle == nil
            ? "\(value)" : nil
        }
    }
}

extension ScreenElement {
    fileprivate func prefixed(with parent: String) -> ScreenElement {
        var element = self
        element.id = "\(parent)/\(id)"
        return element
    }
}
