/// Breaks text into lines of at most a number of cells.
enum TextWrapping {
    /// Breaks at newlines, then between words, and inside a word only where it alone is too wide.
    /// Spaces at a break are dropped. Control characters other than newlines stay for the caller to
    /// neutralise. Never empty: text without characters is one empty line. O(characters).
    static func lines(of text: String, cells: Int) -> [String] {
        let cells = max(cells, 1)
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { paragraph in
            TextWidth.of(paragraph) <= cells ? [String(paragraph)] : wrapped(paragraph, cells)
        }
    }

    private static func wrapped(_ paragraph: Substring, _ cells: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
            var word = String(word)
            var wordWidth = TextWidth.of(word)
            if width > 0, width + 1 + wordWidth <= cells {
                line += " " + word
                width += 1 + wordWidth
                continue
            }
            if width > 0 { lines.append(line) }
            while wordWidth > cells {
                let head = TextWidth.prefix(of: word, cells: cells)
                // A grapheme wider than the line is cut off: otherwise this loop would not end.
                let taken = head.text.isEmpty ? word.prefix(1) : head.text
                lines.append(String(head.text))
                word.removeFirst(taken.count)
                wordWidth = TextWidth.of(word)
            }
            (line, width) = (word, wordWidth)
        }
        if width > 0 || lines.isEmpty { lines.append(line) }
        return lines
    }
}
