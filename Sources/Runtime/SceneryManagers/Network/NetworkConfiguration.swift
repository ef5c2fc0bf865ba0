import Foundation

/// The limits of a ``NetworkClient``, which servers it trusts, and what it does besides sending requests.
public struct NetworkConfiguration: Sendable {
    /// The maximum size in bytes of a response in memory, after decompression; 32,000,000 by default. A
    /// larger response fails with ``NetworkError/Domain/tooLarge``. The file of a download has no limit.
    public var maximumResponseSize: Int
    /// The maximum number of redirects that a request follows; 10 by default.
    public var maximumRedirects: Int
    /// URLs whose origins (scheme, host and port) receive the client's credentials, besides that of the base URL; none
    /// by default. Requests to other origins are neither signed nor sent with the client's credential headers.
    public var signedOrigins: [URL]
    /// How idempotent requests are retried; ``RetryPolicy/never`` by default. See ``RequestOptions/isIdempotent``. If a
    /// ``Manager`` has a policy too, the attempts multiply.
    public var retry: RetryPolicy
    /// Keeps responses, so that a server can respond that nothing changed; none by default.
    public var cache: ResponseCache?
    /// What is called for each request; nothing by default.
    public var hooks: NetworkHooks
    /// The clock of pauses, `Retry-After`, and the cache; the system's by default.
    public var clock: ManagerClock
    /// Creates the encoder of JSON bodies; by default one that sorts keys and does not escape slashes.
    public var encoder: @Sendable () -> JSONEncoder

    public init(
        maximumResponseSize: Int = 32_000_000, maximumRedirects: Int = 10, signedOrigins: [URL] = [],
        retry: RetryPolicy = .never, cache: ResponseCache? = nil, hooks: NetworkHooks = NetworkHooks(),
        clock: ManagerClock = .system, encoder: @escaping @Sendable () -> JSONEncoder = { .plain }
    ) {
        self.maximumResponseSize = maximumResponseSize
        self.maximumRedirects = maximumRedirects
        self.signedOrigins = signedOrigins
        self.retry = retry
        self.cache = cache
        self.hooks = hooks
        self.clock = clock
        self.encoder = encoder
    }
}

extension JSONEncoder {
    /// One that sorts keys, so that equal values have equal bodies, and does not escape slashes.
    @usableFromInline static var plain: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
