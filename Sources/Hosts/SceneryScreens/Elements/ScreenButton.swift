/// A button, and what it does when a person activates it.
public struct ScreenButton: ScreenElementConvertible, Sendable, Codable, Equatable {
    public enum Role: String, Sendable, Codable {
        case normal, primary, destructive
        /// The answer of a dialog that changes nothing; a host's own way out, such as the escape key, gives it.
        case cancel
    }

    public var title: String
    public var role: Role
    var action = ElementAction()

    /// - Parameter action: What the button does; without one, it only closes the dialog it is in.
    public init(_ title: String, role: Role = .normal, action: (@MainActor () -> Void)? = nil) {
        self.title = title
        self.role = role
        self.action = ElementAction(onActivate: action)
    }

    public var element: ScreenElement { ScreenElement(.button(self)) }

    private enum CodingKeys: CodingKey {
        case title, role
    }
}
