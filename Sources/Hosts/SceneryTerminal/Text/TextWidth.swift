/// How many cells text occupies in a terminal.
///
/// Terminals do not agree on every sequence; this follows Unicode (UAX #11, and UTS #51 for emoji)
/// grapheme by grapheme, as most do by now. Where a terminal differs a line is misaligned and no
/// more: lines are placed one by one and never wrap.
enum TextWidth {
    static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// The cells of one grapheme cluster: 2 for an emoji however many scalars it is made of, else the sum
    /// of its scalars, in which marks and joiners (the zero-width non-joiner of Persian too) are 0.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard scalars.count > 1 else { return scalars.first.map(of) ?? 0 }
        if isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    static func of(_ scalar: Unicode.Scalar) -> Int {
        if (0x20..<0x7F).contains(scalar.value) { return 1 }
        if isWithoutWidth(scalar) { return 0 }
        return WideScalars.contains(scalar) ? 2 : 1
    }

    /// The longest start of `text` that fits into `cells`, whole graphemes only.
    static func prefix(of text: String, cells: Int) -> (text: Substring, cells: Int) {
        var used = 0
        var end = text.startIndex
        while end < text.endIndex {
            let width = of(text[end])
            guard used + width <= cells else { break }
            used += width
            end = text.index(after: end)
        }
        return (text[..<end], used)
    }

    /// A pair of regional indicators, a sequence joined by U+200D, a skin tone, a keycap, or a base
    /// asked to be an emoji by U+FE0F.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0xFE0F, 0x200D, 0x20E3, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: true
            default: false
            }
        }
    }

    /// Marks that lie over their base, format characters, and the vowels and finals of Hangul that
    /// join the syllable before them.
    private static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        case 0xAD: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}
