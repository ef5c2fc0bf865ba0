/// A line between what is above and what is below.
public struct ScreenDivider: ScreenElementConvertible, Sendable, Codable, Equatable {
    public init() {}

    public var element: ScreenElement { ScreenElement(.divider(self)) }
}
