/// What a client calls for each request, for example to add a header or to write a log.
///
///     configuration.hooks.onResponse = { log.debug("\($0)") }
public struct NetworkHooks: Sendable {
    /// Changes a request before it is signed, once for each attempt; by default, it is unchanged. It sees the whole
    /// request, with its secrets, and a field that it adds is sent to whatever origin the request has; a redirect to another
    /// origin loses only those with credentials. If it throws, the request fails with that error.
    public var adapt: (@Sendable (TransportRequest) async throws -> TransportRequest)?
    /// Called before each request is sent, also before one that is sent again or redirected, on any thread.
    public var onRequest: (@Sendable (SentRequest) -> Void)?
    /// Called after each request, with its response or error, on any thread.
    public var onResponse: (@Sendable (ReceivedResponse) -> Void)?
    /// What ``onRequest`` and ``onResponse`` do not see; credentials and bodies by default.
    public var redaction: NetworkRedaction

    public init(
        adapt: (@Sendable (TransportRequest) async throws -> TransportRequest)? = nil,
        onRequest: (@Sendable (SentRequest) -> Void)? = nil,
        onResponse: (@Sendable (ReceivedResponse) -> Void)? = nil,
        redaction: NetworkRedaction = .standard
    ) {
        self.adapt = adapt
        self.onRequest = onRequest
        self.onResponse = onResponse
        self.redaction = redaction
    }
}
