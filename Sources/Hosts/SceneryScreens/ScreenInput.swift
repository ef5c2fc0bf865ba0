/// What a person did on a screen, as a value.
public struct ScreenInput: Sendable, Codable, Equatable {
    public enum Action: Sendable, Codable, Equatable {
        /// A button pressed, a row chosen.
        case activate
        /// A field's text while it is typed.
        case edit(String)
        /// A field's text, finished with the return key or its like.
        case submit(String)
        /// A toggle turned.
        case set(Bool)
        /// An option of a picker or a pin of a map, by its identity.
        case choose(String)
        /// A button of the dialog, by its identity.
        case answer(String)
    }

    /// The element's identity; empty for the dialog.
    public var element: String
    public var action: Action

    public init(_ element: String, _ action: Action = .activate) {
        self.element = element
        self.action = action
    }
}
