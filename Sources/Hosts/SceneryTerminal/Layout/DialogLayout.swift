import SceneryScreens

/// Lays a dialog out as a box in the middle of the body.
struct DialogLayout {
    private static let widest = 60

    let dialog: ScreenDialog
    let width: Int
    let height: Int
    let direction: WritingDirection
    let focus: FocusTarget?

    private var inner: Int { max(min(width - 4, Self.widest), 1) }

    /// Message lines that do not fit are replaced by a `…`, so that every button
    /// can be seen; the buttons' targets have lines of the box.
    var lines: [Line] {
        let titles = text(dialog.title, .bold)
        let buttons = dialog.buttons.map { button($0) }
        let room = height - 2 - titles.count - buttons.count - 1
        var messages = text(dialog.message, .plain)
        if messages.count > room {
            messages = Array(messages.prefix(max(room - 1, 0))) + (room > 0 ? text("…", .dim) : [])
        }
        let rule = Line([Span("+" + String(repeating: "-", count: inner + 2) + "+")])
        let separator = room >= 0 ? [framed(Line())] : []
        let content = titles.map(framed) + messages.map(framed) + separator + buttons.map(framed)
        return ([rule] + content + [rule]).map(centered)
    }

    var targets: [PlacedTarget] {
        dialog.buttons.enumerated().map { index, button in
            PlacedTarget(target: .answer(button.id), lines: index..<index + 1, column: 0)
        }
    }

    private func text(_ text: String, _ style: Style) -> [Line] {
        text.isEmpty ? [] : TextWrapping.lines(of: text, cells: inner).map { aligned([Span($0, style)]) }
    }

    private func button(_ button: ScreenElement) -> Line {
        let isFocused = focus == .answer(button.id)
        let mark = isFocused ? Span(direction == .leftToRight ? "> " : " <", .bold) : .blank(2)
        return aligned([mark, Span("[ \(button.title) ]", isFocused ? .reversed : .plain)])
    }

    private func aligned(_ spans: [Span]) -> Line {
        LineParts(spans).line(width: inner, direction: direction)
    }

    private func framed(_ line: Line) -> Line {
        Line([Span("| ")] + line.spans + [.blank(inner - line.width), Span(" |")])
    }

    private func centered(_ line: Line) -> Line {
        Line([.blank((width - line.width) / 2)] + line.spans).fitted(to: width)
    }
}
