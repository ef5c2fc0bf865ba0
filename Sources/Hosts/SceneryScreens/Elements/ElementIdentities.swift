extension Screen {
    /// The screen with an identity for every element: elements without one are named after their
    /// place (`text-3`, inside a group `group-1/text-2`), and a repeated identity gets a number, so
    /// that each is unique.
    func identified() -> Screen {
        var screen = self
        var used: Set<String> = []
        screen.elements = elements.identified(below: "", used: &used)
        return screen
    }
}

extension [ScreenElement] {
    fileprivate func identified(below parent: String, used: inout Set<String>) -> [ScreenElement] {
        enumerated().map { index, element in
            var element = element
            if element.id.isEmpty { element.id = "\(parent)\(element.content.kindName)-\(index + 1)" }
            element.id = element.id.unique(among: &used)
            switch element.content {
            case .list(let label, let rows):
                let rows = rows.identified(below: element.id + "/", used: &used)
                element.content = .list(label: label, rows: rows)
            case .group(var group):
                group.elements = group.elements.identified(below: element.id + "/", used: &used)
                element.content = .group(group)
            default: break
            }
            return element
        }
    }
}

extension String {
    fileprivate func unique(among used: inout Set<String>) -> String {
        var candidate = self
        var number = 2
        while !used.insert(candidate).inserted {
            candidate = "\(self)~\(number)"
            number += 1
        }
        return candidate
    }
}

extension ScreenElement.Content {
    /// The kind in one word, for identities, web markup and messages.
    public var kindName: String {
        switch self {
        case .heading: "heading"
        case .text: "text"
        case .button: "button"
        case .field: "field"
        case .toggle: "toggle"
        case .picker: "picker"
        case .image: "image"
        case .map: "map"
        case .progress: "progress"
        case .divider: "divider"
        case .list: "list"
        case .row: "row"
        case .group: "group"
        }
    }
}
