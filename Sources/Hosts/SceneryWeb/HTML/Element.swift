import SceneryScreens

// Ring: markup is written as extensions of the element that it produces.

/// An element of a page. It has either a text or elements inside, never both mixed, so that a child
/// is found by its number alone.
struct Element: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        case none
        case text(String)
        case nodes([Node])
    }

    var tag: Tag
    /// Unique on its page and the same from one version of the page to the next; patches name it.
    var key: String?
    var attributes: [Attribute]
    /// The text of a text field; `nil` for all other elements.
    var typed: TypedText?
    /// When this changes, everything inside is replaced, also where keys match.
    var identity: String?
    var content: Content
    /// What only a page without script shows, after the content. Never part of a patch.
    var withoutScript: [Element]

    init(
        _ tag: Tag, key: String? = nil, _ attributes: [Attribute] = [], typed: TypedText? = nil,
        identity: String? = nil, _ content: Content = .none, withoutScript: [Element] = []
    ) {
        self.tag = tag
        self.key = key
        self.attributes = attributes
        self.typed = typed
        self.identity = identity
        self.content = content
        self.withoutScript = withoutScript
    }

    static func text(_ tag: Tag, key: String? = nil, _ attributes: [Attribute] = [], _ text: String)
        -> Element
    {
        Element(tag, key: key, attributes, .text(text))
    }

    static func text(_ tag: Tag, _ text: String) -> Element { .text(tag, [], text) }

    static func parent(
        _ tag: Tag, key: String? = nil, _ attributes: [Attribute] = [], _ children: [Element],
        withoutScript: [Element] = []
    ) -> Element {
        Element(tag, key: key, attributes, .nodes(children.map(Node.element)), withoutScript: withoutScript)
    }
}

/// The text of a field and how often the app itself replaced it.
struct TypedText: Sendable, Equatable {
    var text: String
    var revision: Int
}

/// Something inside an element: an element, or a part of the screen whose elements are made only
/// when they are needed — to write it, or to find what changed in it.
enum Node: Sendable, Equatable {
    case element(Element)
    case part(ScreenPart)

    var key: String? {
        switch self {
        case .element(let element): element.key
        case .part(let part): part.key
        }
    }

    var element: Element {
        switch self {
        case .element(let element): element
        case .part(let part): part.markup
        }
    }
}
