import SceneryScreens

/// How a run of text looks; the palette decides on the colors.
struct Style: Sendable, Hashable {
    var color: ScreenColor?
    var isBold = false
    var isDim = false
    var isUnderlined = false
    var isReversed = false

    static let plain = Style()
    static let bold = Style(isBold: true)
    static let dim = Style(isDim: true)
    static let reversed = Style(isReversed: true)
}

/// Text of one style.
struct Span: Sendable, Equatable {
    var text: String
    var style: Style
    /// Whether the caret of the focused field is before the first cell.
    var hasCaret = false

    /// Control characters in `text` are replaced, so that no data reaches the terminal as a command.
    init(_ text: String, _ style: Style = .plain, hasCaret: Bool = false) {
        self.text = PlainText.neutralised(text)
        self.style = style
        self.hasCaret = hasCaret
    }

    var width: Int { TextWidth.of(text) }

    static func blank(_ cells: Int) -> Span { Span(String(repeating: " ", count: max(cells, 0))) }
}
