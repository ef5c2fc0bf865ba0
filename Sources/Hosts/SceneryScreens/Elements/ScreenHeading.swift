/// A heading inside a screen.
public struct ScreenHeading: ScreenElementConvertible, Sendable, Codable, Equatable {
    public var text: String
    /// 2 for a section, 3 for a part of one; level 1 is the screen's title.
    public var level: Int

    public init(_ text: String, level: Int = 2) {
        self.text = text
        self.level = level
    }

    public var element: ScreenElement { ScreenElement(.heading(self)) }
}
