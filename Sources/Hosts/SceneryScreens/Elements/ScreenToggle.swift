/// A switch that is on or off.
public struct ScreenToggle: ScreenElementConvertible, Sendable, Codable, Equatable {
    public var title: String
    public var isOn: Bool
    var action = ElementAction()

    /// - Parameter action: Called with the new state when a person turns the switch.
    public init(_ title: String, isOn: Bool, action: (@MainActor (Bool) -> Void)? = nil) {
        self.title = title
        self.isOn = isOn
        self.action = ElementAction(onSet: action)
    }

    public var element: ScreenElement { ScreenElement(.toggle(self)) }

    private enum CodingKeys: CodingKey {
        case title, isOn
    }
}
