extension [ScreenElement] {
    /// The elements with an identity each. A repeated identity gets a number, so that each is unique.
    func identified() -> [ScreenElement] {
        var used: Set<String> = []
        return identified(below: "", scope: "", used: &used)
    }

    /// - Parameters:
    ///   - parent: What identities from positions start with.
    ///   - scope: What explicit identities start with: the list they are in.
    private func identified(below parent: String, scope: String, used: inout Set<String>) -> [ScreenElement] {
        enumerated().map { index, element in
            var element = element
            element.identify(element.proposedIdentity(at: index, below: parent, scope: scope), &used)
            let inside = element.id + "/"
            switch element.content {
            case .list(var list):
                list.rows = list.rows.identified(below: inside, scope: inside, used: &used)
                element.content = .list(list)
            case .group(var group):
                group.elements = group.elements.identified(below: inside, scope: scope, used: &used)
                element.content = .group(group)
            default: break
            }
            return element
        }
    }
}

extension ScreenElement {
    /// Gives the element `proposal` as its identity, with a number where it is used already.
    mutating func identify(_ proposal: String, _ used: inout Set<String>) {
        id = proposal
        var number = 2
        while !used.insert(id).inserted {
            id = "\(proposal)~\(number)"
            number += 1
        }
        position = nil
    }

    fileprivate func proposedIdentity(at index: Int, below parent: String, scope: String) -> String {
        guard id.isEmpty else { return position == nil ? id : scope + id }
        let place = position.flatMap { $0.isEmpty ? nil : $0 } ?? "\(index + 1)"
        return "\(parent)\(content.kindName)-\(place)"
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
