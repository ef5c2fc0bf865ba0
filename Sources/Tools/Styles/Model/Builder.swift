/// How the product of a style is built by an app.
public struct Builder: Sendable, Equatable {
    /// The expression that builds it, as a template; it may use `{{ arguments }}`.
    public var call: String
}
