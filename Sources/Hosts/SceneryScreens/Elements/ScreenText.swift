/// A run of text.
public struct ScreenText: ScreenElementConvertible, Sendable, Codable, Equatable {
    public enum Style: String, Sendable, Codable {
        case body, caption, emphasis, large
    }

    public var text: String
    public var style: Style
    /// A color that carries meaning in addition to the words; `nil` for the host's own.
    public var color: ScreenColor?

    public init(_ text: String, style: Style = .body, color: ScreenColor? = nil) {
        self.text = text
        self.style = style
        self.color = color
    }

    public var element: ScreenElement { ScreenElement(.text(self)) }
}

/// A color by name; each host has a readable value for it in light and dark.
public enum ScreenColor: String, Sendable, Codable, CaseIterable {
    case black, gray, green, yellow, orange, red, violet, blue
}
