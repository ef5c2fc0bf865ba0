import SceneryScreens

/// Draws a field: its label, and a box with as much of the text as fits, the caret always in it.
struct FieldDrawing {
    private static let widestBox = 40
    private static let narrowestBox = 12

    let drawing: ElementDrawing
    let field: ScreenField

    init(_ drawing: ElementDrawing, _ field: ScreenField) {
        self.drawing = drawing
        self.field = field
    }

    /// The box is next to its label, or below it where the line is too short for both.
    var block: ElementBlock {
        let label = Span("\(field.label):")
        let beside = drawing.room - label.width - 1
        let target = FocusTarget.element(drawing.id)
        if beside >= Self.narrowestBox {
            let line = LineParts([label, .blank(1)]) + LineParts([box(min(beside, Self.widestBox))])
            return drawing.block([line], target: target, reverses: false)
        }
        let labels = TextWrapping.lines(of: label.text, cells: drawing.room).map { LineParts([Span($0)]) }
        return drawing.block(
            labels + [LineParts([box(min(drawing.room, Self.widestBox))])], target: target, reverses: false)
    }

    private func box(_ cells: Int) -> [Span] {
        let editor = drawing.options.editors[drawing.id] ?? LineEditor(field.text)
        let isFocused = drawing.isEnabled && drawing.options.focus == .element(drawing.id)
        let style = Style(isBold: isFocused, isUnderlined: true)
        if editor.text.isEmpty { return emptyBox(cells, style, isFocused) }
        let before = Self.suffix(of: shown(editor.before), cells: cells - 1)
        let used = TextWidth.of(before)
        let after = TextWidth.prefix(of: shown(editor.after), cells: cells - used)
        return [
            Span(before, style), Span(String(after.text), style, hasCaret: isFocused),
            padding(cells - used - after.cells, style),
        ]
    }

    private func emptyBox(_ cells: Int, _ style: Style, _ isFocused: Bool) -> [Span] {
        let placeholder = TextWidth.prefix(of: PlainText.neutralised(field.placeholder), cells: cells)
        var dim = style
        dim.isDim = true
        return [
            Span(String(placeholder.text), dim, hasCaret: isFocused),
            padding(cells - placeholder.cells, style),
        ]
    }

    private func padding(_ cells: Int, _ style: Style) -> Span {
        Span(String(repeating: " ", count: max(cells, 0)), style)
    }

    private func shown(_ text: String) -> String {
        field.kind == .password ? String(repeating: "•", count: text.count) : PlainText.neutralised(text)
    }

    /// The longest end of `text` that fits into `cells`.
    private static func suffix(of text: String, cells: Int) -> String {
        var width = 0
        var kept: [Character] = []
        for character in text.reversed() {
            width += TextWidth.of(character)
            guard width <= cells else { break }
            kept.append(character)
        }
        return String(kept.reversed())
    }
}
