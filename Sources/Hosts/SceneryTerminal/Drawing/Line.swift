import SceneryScreens

/// One line of the terminal: spans from the left edge on.
struct Line: Sendable, Equatable {
    var spans: [Span]

    init(_ spans: [Span] = []) {
        self.spans = spans.filter { !$0.text.isEmpty || $0.hasCaret }
    }

    var width: Int { spans.reduce(0) { $0 + $1.width } }
    var text: String { spans.map(\.text).joined() }

    /// The cell of the caret, where this line has it.
    var caret: Int? {
        guard let index = spans.firstIndex(where: \.hasCaret) else { return nil }
        return spans[..<index].reduce(0) { $0 + $1.width }
    }

    /// The line cut to `cells`, its last cell a `…` where something was cut off.
    func fitted(to cells: Int) -> Line {
        guard width > cells else { return self }
        guard cells > 0 else { return Line() }
        var room = cells - 1
        var kept: [Span] = []
        for span in spans {
            let head = TextWidth.prefix(of: span.text, cells: room)
            room -= head.cells
            var span = span
            let isWhole = head.text.endIndex == span.text.endIndex
            span.text = String(head.text)
            kept.append(span)
            if !isWhole { break }
        }
        return Line(kept + [Span("…", kept.last?.style ?? .plain)])
    }

    /// The line with every span changed.
    func styled(_ change: (inout Style) -> Void) -> Line {
        var line = self
        for index in line.spans.indices { change(&line.spans[index].style) }
        return line
    }
}

/// A line before it has a direction: parts in reading order.
///
/// Each part keeps its spans in order whatever the direction, since bidirectional text inside a part
/// is the terminal's to order; the parts themselves run from the right edge in a screen that reads
/// right to left.
struct LineParts: Sendable, Equatable {
    var parts: [[Span]]

    init(_ parts: [[Span]]) { self.parts = parts }
    init(_ spans: [Span]) { parts = spans.map { [$0] } }

    var width: Int { parts.joined().reduce(0) { $0 + $1.width } }

    static func + (left: LineParts, right: LineParts) -> LineParts { LineParts(left.parts + right.parts) }

    /// The line, `width` cells wide, at the edge its direction begins at.
    func line(width: Int, direction: WritingDirection) -> Line {
        switch direction {
        case .leftToRight: return Line(Array(parts.joined())).fitted(to: width)
        case .rightToLeft:
            let line = Line(Array(parts.reversed().joined())).fitted(to: width)
            return Line([.blank(width - line.width)] + line.spans)
        }
    }
}
