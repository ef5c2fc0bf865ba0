import Foundation

/// Sends requests and decodes the responses.
///
///     let client = NetworkClient(baseURL: URL(string: "https://example.com/api"))
///     let text: String = try await client.value(NetworkRequest("about", responseKeyPath: "data.text"))
///
/// All methods may be called from any task; they throw `CancellationError` if it is cancelled.
public struct NetworkClient: Sendable {
    /// The URL that the paths of requests are appended to.
    public let baseURL: URL?
    /// The headers of all requests; a request's own fields replace them.
    public let headers: HTTPHeaders
    /// The maximum time without data from the server.
    public let timeout: Duration
    let transport: any NetworkTransport
    let authorization: (any RequestAuthorization)?
    let configuration: NetworkConfiguration
    let decoder: @Sendable () -> JSONDecoder

    /// - Parameters:
    ///   - baseURL: The URL that the paths of requests are appended to; nil if all requests have complete URLs. Only its
    ///     origin (scheme, host and port) and ``NetworkConfiguration/signedOrigins`` receive credentials.
    ///   - headers: The headers of all requests; `Accept: application/json` by default. Fields with credentials, such as
    ///     `Authorization`, `Cookie` and `X-API-Key`, are not sent to other origins.
    ///   - timeout: The maximum time without data from the server; 30 seconds by default.
    ///   - authorization: Signs requests and renews the credentials on status 401; none by default.
    ///   - configuration: Limits, trust, retries, cache and hooks; by default, responses of up to 32 MB, 10 redirects,
    ///     and none of the others.
    ///   - transport: Sends the requests; ``URLSessionTransport`` by default.
    ///   - decoder: Creates the decoder of a response; one with the defaults of `JSONDecoder` by default.
    public init(
        baseURL: URL? = nil, headers: HTTPHeaders = ["Accept": "application/json"],
        timeout: Duration = .seconds(30), authorization: (any RequestAuthorization)? = nil,
        configuration: NetworkConfiguration = NetworkConfiguration(),
        transport: any NetworkTransport = URLSessionTransport.shared,
        decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.timeout = timeout
        self.authorization = authorization
        self.configuration = configuration
        self.transport = transport
        self.decoder = decoder
    }

    /// The complete response, whose status is 2xx.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError`.
    @discardableResult
    public func send(_ request: NetworkRequest) async throws -> TransportResponse {
        try await accepted(request, isCacheable: true) { [transport] in try await transport.send($0) }
    }

    /// Writes the body of the response to a file atomically; an existing file is replaced.
    ///
    /// - Parameters:
    ///   - request: The request; its response key path is ignored.
    ///   - file: The file to write. Its folder must exist.
    ///   - progress: Called for each piece that is received, in order, on any thread.
    /// - Throws: ``NetworkError``, or `CancellationError`; the file is unchanged then.
    @discardableResult
    public func download(
        _ request: NetworkRequest, to file: URL,
        progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
    ) async throws -> TransportResponse {
        try await accepted(request) { [transport] in
            try await transport.download($0, to: file, progress: progress)
        }
    }
}
