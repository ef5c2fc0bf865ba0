/// How a client treats one request.
public struct RequestOptions: Sendable {
    /// Whether the request is signed, if its origin is trusted; true by default. A sign-in is not.
    public var isSigned: Bool
    /// Whether the request may be sent again without a further effect, so that the client's ``RetryPolicy`` applies; nil, the
    /// default, means that it depends on ``HTTPMethod/isIdempotent``.
    public var isIdempotent: Bool?
    /// Whether redirects are followed; true by default. If not, ``NetworkClient/send(_:)`` returns the redirect.
    public var followsRedirects: Bool
    /// How the client's ``ResponseCache`` is used; ``ResponseCachePolicy/revalidate`` by default.
    public var cachePolicy: ResponseCachePolicy
    /// The maximum size in bytes of the response in memory; nil, the default, means the client's.
    public var maximumResponseSize: Int?

    public init(
        isSigned: Bool = true, isIdempotent: Bool? = nil, followsRedirects: Bool = true,
        cachePolicy: ResponseCachePolicy = .revalidate, maximumResponseSize: Int? = nil
    ) {
        self.isSigned = isSigned
        self.isIdempotent = isIdempotent
        self.followsRedirects = followsRedirects
        self.cachePolicy = cachePolicy
        self.maximumResponseSize = maximumResponseSize
    }
}
