/// One change to a page.
enum Patch: Sendable, Equatable {
    /// Where a change happens: an element with a key, or one inside it by the numbers of the children
    /// on the way.
    struct Target: Sendable, Equatable {
        var key: String
        var path: [Int] = []

        func child(_ index: Int) -> Target { Target(key: key, path: path + [index]) }
    }

    /// An attribute's new text; `nil` removes it.
    struct Change: Sendable, Equatable {
        var name: String
        var text: String?
    }

    case text(Target, String)
    case attributes(Target, [Change])
    /// The app itself replaced the text of a field: shown even while a person types there.
    case value(Target, TypedText)
    /// Someone typed this: shown only where nobody is typing.
    case typed(Target, TypedText)
    case replace(Target, Node)
    case contents(Target, Element.Content)
    case remove(key: String)
    /// Puts a new element before another child; `nil` is at the end.
    case insert(Target, Node, before: String?)
    case move(Target, key: String, before: String?)

    /// Whether the patch repeats what a person typed, which the page it was typed on must not get.
    var repeatsTyping: Bool {
        if case .typed = self { true } else { false }
    }
}
