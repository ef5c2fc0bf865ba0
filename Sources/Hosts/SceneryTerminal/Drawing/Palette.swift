import SceneryScreens

/// The escape codes of a style, with and without colors, on light and on dark.
///
/// Where the screen has no appearance of its own, the terminal's colors are used, so that a person's theme applies.
/// `NO_COLOR` (no-color.org) removes the colors; bold, underlined and reversed stay, since the
/// focus must be seen.
struct Palette: Sendable, Equatable {
    var hasColor = true

    /// The whole "select graphic rendition" sequence of a style, starting from none.
    func sequence(_ style: Style, _ appearance: Appearance?) -> String {
        var codes = ["0"]
        if style.isBold { codes.append("1") }
        if style.isDim { codes.append("2") }
        if style.isUnderlined { codes.append("4") }
        if style.isReversed { codes.append("7") }
        if hasColor { codes += colors(style.color, appearance) }
        return "\u{1B}[" + codes.joined(separator: ";") + "m"
    }

    private func colors(_ color: ScreenColor?, _ appearance: Appearance?) -> [String] {
        switch appearance {
        case nil: color.map { [Self.themed($0)] } ?? []
        case .light: ["38;5;\(color.map(Self.onLight) ?? 235)", "48;5;255"]
        case .dark: ["38;5;\(color.map(Self.onDark) ?? 253)", "48;5;234"]
        }
    }

    /// The terminal's own 16 colors; black is the theme's text color, so that it can be read on dark too.
    private static func themed(_ color: ScreenColor) -> String {
        switch color {
        case .black: "39"
        case .gray: "90"
        case .green: "32"
        case .yellow, .orange: "33"
        case .red: "31"
        case .violet: "35"
        case .blue: "34"
        }
    }

    /// Colors of the 256 with a contrast of at least 4.5 to 1 on 255 (#eeeeee).
    private static func onLight(_ color: ScreenColor) -> Int {
        switch color {
        case .black: 232
        case .gray: 240
        case .green: 22
        case .yellow: 58
        case .orange: 94
        case .red: 124
        case .violet: 90
        case .blue: 18
        }
    }

    /// Colors of the 256 with a contrast of at least 4.5 to 1 on 234 (#1c1c1c).
    private static func onDark(_ color: ScreenColor) -> Int {
        switch color {
        case .black: 255
        case .gray: 248
        case .green: 114
        case .yellow: 228
        case .orange: 215
        case .red: 210
        case .violet: 177
        case .blue: 111
        }
    }
}
