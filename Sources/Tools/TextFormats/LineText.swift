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

    /// Whether `escaped` leaves a character as it is.
    public static func isHarmless(_ character: Character) -> Bool {
        !character.unicodeScalars.contains(where: isObeyed)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// The marks, embeddings, overrides and isolates of bidirectional text (Unicode Standard Annex 9), the shorthand
    /// controls of Arabic, and the tags, which are invisible and can carry text.
    private static let directions: [ClosedRange<UInt32>] = [
        0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB,
        0xE0000...0xE007F,
    ]

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t"
        case .lineSeparator, .paragraphSeparator: true
        // A soft hyphen, joiners and other invisible marks change what a person reads, not what a terminal does.
        case .format: directions.contains { $0.contains(scalar.value) }
        default: false
        }
    }
}
