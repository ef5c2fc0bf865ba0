/// What a person pressed, independent of the bytes that their terminal sent for it.
enum Key: Sendable, Hashable {
    /// One typed scalar. Graphemes of several scalars arrive as several keys; `LineEditor` joins them.
    case text(Unicode.Scalar)
    /// Text pasted at once. It holds no keys: an escape character in it is not the escape key.
    case paste(String)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case tab, backTab, enter, escape
    case backspace, delete
    /// A letter pressed with the control key, in lower case.
    case control(Unicode.Scalar)
    /// A key the host has no use for (a function key, a mouse report), or bytes that are not a key.
    case unknown
}
