import TextFormats

/// A line of code and a column in it. A very long line is cut to the part around the column.
public struct Excerpt: Sendable, Hashable {
    /// At most `width` characters, without control characters other than tabs.
    public let text: String
    /// The characters before the column, as blanks of the same width.
    public let indentation: String
    /// The column counted in UTF-16 units from one, in the whole line.
    public let utf16Column: Int

    public static let width = 160

    /// - Parameters:
    ///   - line: The whole line, without its end.
    ///   - column: Counted in UTF-8 bytes from one; beyond the line it means its end.
    public init(line: Substring, column: Int) {
        let offset = min(max(column - 1, 0), line.utf8.count)
        let byte = line.utf8.index(line.startIndex, offsetBy: offset)
        let location = String.Index(byte, within: line) ?? line.indices.last { $0 <= byte } ?? line.startIndex
        utf16Column = line.utf16.distance(from: line.startIndex, to: location) + 1
        let start =
            line.index(location, offsetBy: -Self.width / 2, limitedBy: line.startIndex) ?? line.startIndex
        let first = line.utf8.count <= Self.width ? line.startIndex : start
        let shown = line[first...].prefix(Self.width)
        text =
            (first == line.startIndex ? "" : "…") + String(shown.map(Self.visible))
            + (shown.endIndex == line.endIndex ? "" : "…")
        indentation = (first == line.startIndex ? "" : " ") + line[first..<location].map(Self.blank).joined()
    }

    /// A terminal would obey control characters, an HTML document would drop them, and marks of direction would show other
    /// code than the compiler reads.
    private static func visible(_ character: Character) -> Character {
        LineText.isHarmless(character) ? character : "\u{FFFD}"
    }

    private static func blank(_ character: Character) -> String {
        if character == "\t" { return "\t" }
        return isWide(character) ? "  " : " "
    }

    /// Letters of East Asia and pictures take two columns of a terminal.
    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
