import SceneryScreens

/// Turns one frame after another into the bytes that change the terminal from the one to the next.
///
/// Only lines that differ are written, each placed by its row and cleared first, so that a width
/// the terminal disagrees about cannot push other lines about.
struct FrameWriter: Sendable {
    var palette: Palette
    private var shown: Frame?

    init(palette: Palette) {
        self.palette = palette
    }

    /// The next frame is written whole: someone else wrote on the terminal.
    mutating func forget() { shown = nil }

    /// The bytes as text; empty when nothing changed. O(lines), plus the length of those that changed.
    mutating func update(to frame: Frame) -> String {
        guard frame != shown else { return "" }
        let previous = shown.flatMap { $0.size == frame.size && $0.appearance == frame.appearance ? $0 : nil }
        shown = frame
        var bytes = Control.hideCursor
        if previous == nil { bytes += palette.sequence(.plain, frame.appearance) + Control.clear }
        for row in 0..<frame.size.rows {
            let line = frame.lines.indices.contains(row) ? frame.lines[row] : Line()
            if let previous {
                let before = previous.lines.indices.contains(row) ? previous.lines[row] : Line()
                if before == line { continue }
            } else if line.spans.isEmpty {
                continue
            }
            bytes += Control.move(row: row, column: 0) + text(of: line, frame.appearance)
        }
        if let caret = frame.caret {
            bytes += Control.move(row: caret.row, column: caret.column) + Control.showCursor
        }
        return bytes
    }

    /// Clears first: after a full line the cursor rests on the last cell, which clearing would take.
    private func text(of line: Line, _ appearance: Appearance?) -> String {
        var text = palette.sequence(.plain, appearance) + Control.clearToEndOfLine
        for span in line.spans where !span.text.isEmpty {
            text += palette.sequence(span.style, appearance) + span.text
        }
        return text + palette.sequence(.plain, appearance)
    }
}

/// The few sequences the host writes. Source: ECMA-48 and xterm's list of control sequences.
enum Control {
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"
    static let clear = "\u{1B}[2J"
    static let clearToEndOfLine = "\u{1B}[K"

    /// Alternate screen, no automatic wrapping, bracketed paste.
    static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"
    /// All of it undone: attributes, paste, wrapping, cursor, screen.
    static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    static func move(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}
