import SceneryScreens

/// A page scrolled and cut to the terminal: exactly what is to stand on it.
enum FrameLayout {
    /// How many lines the body has. A terminal too low for header and footer keeps the body's one
    /// line, then the footer, then the header.
    static func bodyHeight(of page: Page, rows: Int) -> Int {
        max(rows - page.header.count - page.footer.count, 1)
    }

    static func frame(
        of page: Page, scroll: Int, size: TerminalSize, appearance: Appearance?
    ) -> Frame {
        let height = bodyHeight(of: page, rows: size.rows)
        var body = Array(page.body.dropFirst(scroll).prefix(height))
        body += Array(repeating: Line(), count: height - body.count)
        if !page.dialog.isEmpty { body = covered(body, by: page.dialog) }
        body = marked(
            body, above: scroll > 0, below: scroll + height < page.body.count, size.columns, page.direction)
        let rest = max(size.rows - height, 0)
        let footer = page.footer.prefix(rest)
        let header = page.header.prefix(rest - footer.count)
        let lines = Array(header) + body + Array(footer)
        let caret = lines.enumerated().lazy.compactMap { row, line in
            line.caret.map { Frame.Caret(row: row, column: min($0, size.columns - 1)) }
        }.first
        return Frame(size: size, lines: lines, caret: caret, appearance: appearance)
    }

    /// The dialog's lines in the middle of a dimmed body, which they cover from edge to edge.
    private static func covered(_ body: [Line], by dialog: [Line]) -> [Line] {
        var lines = body.map { Line($0.spans.map { Span($0.text, .dim) }) }
        let top = max((lines.count - dialog.count) / 2, 0)
        // Where the box is higher than the body its end is kept: there are the buttons.
        let shown = dialog.suffix(lines.count)
        lines.replaceSubrange(top..<top + shown.count, with: shown)
        return lines
    }

    /// Marks at the far end of the first and last line say that there is more.
    private static func marked(
        _ body: [Line], above: Bool, below: Bool, _ columns: Int, _ direction: WritingDirection
    ) -> [Line] {
        guard columns > 4 else { return body }
        var body = body
        if above { body[0] = marked(body[0], "↑", columns, direction) }
        if below { body[body.count - 1] = marked(body[body.count - 1], "↓", columns, direction) }
        return body
    }

    private static func marked(
        _ line: Line, _ sign: String, _ columns: Int, _ direction: WritingDirection
    ) -> Line {
        let sign = Span(sign, .bold)
        switch direction {
        case .leftToRight:
            let line = line.fitted(to: columns - 2)
            return Line(line.spans + [.blank(columns - 1 - line.width), sign])
        case .rightToLeft:
            // Lines stand at the right edge behind a blank; a line without one is full and keeps its text.
            guard let blank = line.spans.first, blank.width > 1, blank == .blank(blank.width) else {
                return line.spans.isEmpty ? Line([sign]) : line
            }
            return Line([sign, .blank(blank.width - 1)] + line.spans.dropFirst())
        }
    }
}
