/// Elements that belong together.
public struct ScreenGroup: ScreenElementConvertible, Sendable, Codable, Equatable {
    public enum Axis: String, Sendable, Codable {
        case horizontal, vertical
    }

    /// What the group is, for people who do not see it; empty for a group of layout only.
    public var label: String
    public var axis: Axis
    public var elements: [ScreenElement]

    public init(
        _ label: String = "", axis: Axis = .vertical,
        @ScreenBuilder<ScreenElement> elements: () -> [ScreenElement]
    ) {
        self.label = label
        self.axis = axis
        self.elements = elements()
    }

    public var element: ScreenElement { ScreenElement(.group(self)) }
}
