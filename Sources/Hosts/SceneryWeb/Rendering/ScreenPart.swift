import SceneryScreens

/// An element of a screen and how it is to be drawn. Its HTML is made on demand: a part equal to
/// the one before costs a comparison and nothing else.
struct ScreenPart: Sendable, Equatable {
    let element: ScreenElement
    /// Whether the part is in a list, so that it must be a list item.
    let isListItem: Bool
    let style: PartStyle

    var key: String { PageKey.of(element.id) }

    /// The HTML of the part.
    var markup: Element {
        var markup = PartMarkup(element: element, style: style).markup
        if isListItem { markup = Element(.li, [], .nodes([.element(markup)])) }
        markup.key = key
        return markup
    }
}

/// What parts need to know of their page.
struct PartStyle: Sendable, Equatable {
    var language: String
}
