/// One line of a screen, for hosts that draw a screen as a list and make views for the lines that a person sees.
public struct ScreenLine: Sendable, Equatable, Identifiable {
    /// Stays the same while the screen changes.
    public enum ID: Hashable, Sendable {
        case element(ScreenElement.ID)
        case header(of: ScreenElement.ID)
    }

    public enum Content: Sendable, Equatable {
        /// The label of a list.
        case header(String)
        case row(ScreenRow)
        /// Any other element, drawn by a view of its own.
        case element(ScreenElement)
    }

    public let id: ID
    public let content: Content
    public let isEnabled: Bool

    /// The elements from the top. A list becomes its label and its rows, and so does the list in a vertical
    /// group, whose elements then stand one below the other without it.
    public static func lines(of elements: [ScreenElement]) -> [ScreenLine] {
        elements.flatMap { element in
            switch element.content {
            case .list(let list): header(of: element.id, list.label) + lines(of: list.rows)
            case .group(let group) where group.axis == .vertical && element.containsList:
                lines(of: group.elements)
            case .row(let row): [ScreenLine(element, .row(row))]
            default: [ScreenLine(element, .element(element))]
            }
        }
    }

    private static func header(of list: ScreenElement.ID, _ label: String) -> [ScreenLine] {
        label.isEmpty ? [] : [ScreenLine(id: .header(of: list), content: .header(label), isEnabled: true)]
    }

    private init(id: ID, content: Content, isEnabled: Bool) {
        self.id = id
        self.content = content
        self.isEnabled = isEnabled
    }

    private init(_ element: ScreenElement, _ content: Content) {
        self.init(id: .element(element.id), content: content, isEnabled: element.isEnabled)
    }

    /// Whether what shows the one can show the other.
    public func hasSameCell(as other: ScreenLine) -> Bool {
        switch (content, other.content) {
        case (.header, .header), (.row, .row), (.element, .element): true
        default: false
        }
    }

    /// Whether choosing the line is an event.
    public var isSelectable: Bool {
        if case .row(let row) = content { isEnabled && row.isSelectable } else { false }
    }
}

extension ScreenElement {
    fileprivate var containsList: Bool {
        children.contains { child in
            if case .list = child.content { true } else { child.containsList }
        }
    }
}
