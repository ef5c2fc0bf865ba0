// Ring: an element holds one of these contents, groups and lists hold elements, and each content converts
// itself to an element. It is one recursive value, a file for each case.

/// Anything a screen can be composed of.
///
/// The elements of this module are, and so can be a type of an app that puts several of them together.
public protocol ScreenElementConvertible {
    var element: ScreenElement { get }
}

extension ScreenElementConvertible {
    /// The element with an identity of its own instead of one from its position.
    ///
    /// Use it for rows, which move, and for a field whose draft has to survive changes of the code
    /// around it. The identity is unique on the screen, inside a list in the list.
    public func id(_ id: some CustomStringConvertible) -> ScreenElement {
        var element = element
        element.id = id.description
        return element
    }

    /// The element, which a person cannot use while `isDisabled`.
    public func disabled(_ isDisabled: Bool = true) -> ScreenElement {
        var element = element
        element.isEnabled = !isDisabled
        return element
    }
}

/// One thing on a screen: its identity and what it is.
///
/// The identity is unique on its screen and the same from one version of the screen to the next;
/// hosts keep focus, caret and scroll by it, and input names it. Elements without an explicit one are
/// named after their kind and their position in the code of the screen (see `ScreenBuilder`).
public struct ScreenElement: ScreenElementConvertible, Sendable, Codable, Equatable, Identifiable {
    /// Empty until the element is part of a screen, unless it is explicit.
    public internal(set) var id: String
    public var content: Content
    /// Whether a person can use the element; `true` by default.
    public var isEnabled: Bool
    /// The element's position in the code of a builder; `nil` once the screen has identified it.
    var position: String?

    init(_ content: Content) {
        id = ""
        self.content = content
        isEnabled = true
    }

    public var element: ScreenElement { self }

    /// What an element is.
    public indirect enum Content: Sendable, Codable, Equatable {
        case heading(ScreenHeading)
        case text(ScreenText)
        case button(ScreenButton)
        case field(ScreenField)
        case toggle(ScreenToggle)
        case picker(ScreenPicker)
        case image(ScreenImage)
        case map(ScreenMap)
        case progress(ScreenProgress)
        case divider(ScreenDivider)
        case list(ScreenList)
        case row(ScreenRow)
        case group(ScreenGroup)
    }

    private enum CodingKeys: CodingKey {
        case id, content, isEnabled
    }
}

extension ScreenElement {
    /// The element and everything inside it, depth first.
    public var withDescendants: [ScreenElement] { [self] + children.flatMap(\.withDescendants) }

    /// The elements directly inside.
    public var children: [ScreenElement] {
        switch content {
        case .list(let list): list.rows
        case .group(let group): group.elements
        default: []
        }
    }

    /// Whether a person can act on this kind of element.
    public var isInteractive: Bool {
        switch content {
        case .button, .field, .toggle, .picker: true
        case .row(let row): row.isSelectable
        case .map(let map): !map.pins.isEmpty
        default: false
        }
    }

    /// The role of a button; `nil` for every other element.
    public var buttonRole: ScreenButton.Role? {
        if case .button(let button) = content { button.role } else { nil }
    }

    /// What the element says first: its text, title or label.
    public var title: String {
        switch content {
        case .heading(let heading): heading.text
        case .text(let text): text.text
        case .button(let button): button.title
        case .field(let field): field.label
        case .toggle(let toggle): toggle.title
        case .picker(let picker): picker.title
        case .image(let image): image.description
        case .map(let map): map.label
        case .progress(let progress): progress.title
        case .divider: ""
        case .list(let list): list.label
        case .row(let row): row.title
        case .group(let group): group.label
        }
    }
}
