/// A line of text that a person types.
public struct ScreenField: ScreenElementConvertible, Sendable, Codable, Equatable {
    public enum Kind: String, Sendable, Codable {
        case text, number, email, password, search
    }

    public var label: String
    public var text: String
    public var placeholder: String
    public var kind: Kind
    /// Whether submitting empties the field, even while it has the focus.
    public var clearsOnSubmit: Bool
    /// Counts the times the app itself replaced the field's text. A host overwrites what a person is
    /// typing only when this number has changed. The stage maintains it.
    public internal(set) var revision = 0
    var action = ElementAction()

    /// - Parameters:
    ///   - text: The text the app puts into the field. What a person typed stays as long as this does not change.
    ///   - clearsOnSubmit: Whether submitting empties the field; `true` by default.
    ///   - onSubmit: Called with the text when a person submits it with the return key or its like.
    ///   - onEdit: Called with the text after each change a person makes.
    public init(
        _ label: String, text: String = "", placeholder: String = "", kind: Kind = .text,
        clearsOnSubmit: Bool = true, onSubmit: (@MainActor (String) -> Void)? = nil,
        onEdit: (@MainActor (String) -> Void)? = nil
    ) {
        self.label = label
        self.text = text
        self.placeholder = placeholder
        self.kind = kind
        self.clearsOnSubmit = clearsOnSubmit
        action = ElementAction(onSubmit: onSubmit, onEdit: onEdit)
    }

    public var element: ScreenElement { ScreenElement(.field(self)) }

    private enum CodingKeys: CodingKey {
        case label, text, placeholder, kind, clearsOnSubmit, revision
    }
}
