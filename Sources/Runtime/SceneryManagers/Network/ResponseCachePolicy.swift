/// How a request uses the ``ResponseCache`` of its client, if it has one.
public enum ResponseCachePolicy: Sendable, Hashable, CaseIterable {
    /// The server is asked each time; if it responds that nothing changed (304), the stored body is used. The
    /// default, because a ``Manager`` decides itself how long a model is valid.
    case revalidate
    /// A stored response is used without the server while it is fresh (`Cache-Control: max-age`), and then as with
    /// ``revalidate``.
    case maxAge
    /// Neither is a stored response used nor the response stored.
    case none
}
