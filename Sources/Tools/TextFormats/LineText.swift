/// Text of a project as a part of one line of output.
public enum LineText {
    /// The text without what a terminal or a log reader would obey: a name of a file can neither begin a line of its own
    /// nor send an escape sequence.
    ///
    /// Line ends are written as `\n` and `\r`; other control characters except the tab, line separators and the marks
    /// that change the direction of text as `\u{1B}`, with the code of the character.
    public static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isObeyed) else { return text }
        return text.unicodeScalars.map { isObeyed($0) ? escape($0) : String($0) }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t"
        case .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }
}
