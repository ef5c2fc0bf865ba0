/// How the product of a style is built by an app.
public struct Builder: Sendable, Equatable {
    /// The expression that builds it, as a template; it may use `{{ arguments }}`.
    public var call: String
    /// The type of the scene's route, as a template; `nil` where the scene is known by its name alone.
    public var route: String?
}
