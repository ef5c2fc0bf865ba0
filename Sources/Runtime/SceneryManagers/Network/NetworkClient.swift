import Foundation

/// Sends requests and makes values of the answers.
///
///     let client = NetworkClient(baseURL: URL(string: "https://example.com/api"))
///     let text: String = try await client.value(NetworkRequest("about", responseKeyPath: "data.text"))
///
/// All methods may be called from any task; they end with `CancellationError` when it is cancelled.
public struct NetworkClient: Sendable {
    /// What the paths of requests are added to.
    public let baseURL: URL?
    /// Sent with each request; a request's own fields go over them.
    public let headers: HTTPHeaders
    /// How long the server may be silent.
    public let timeout: Duration
    let transport: any NetworkTransport
    let authorization: (any RequestAuthorization)?
    let decoder: @Sendable () -> JSONDecoder

    /// - Parameters:
    ///   - baseURL: What the paths of requests are added to; `nil` when all requests give whole URLs.
    ///   - headers: Sent with each request; `Accept: application/json` unless given.
    ///   - timeout: How long the server may be silent; 30 seconds unless given.
    ///   - authorization: Signs requests and gets a new token on status 401; none unless given.
    ///   - transport: Carries the requests; URLSession unless given.
    ///   - decoder: Makes what decodes an answer; one with the defaults of `JSONDecoder` unless given.
    public init(
        baseURL: URL? = nil, headers: HTTPHeaders = ["Accept": "application/json"],
        timeout: Duration = .seconds(30), authorization: (any RequestAuthorization)? = nil,
        transport: any NetworkTransport = URLSessionTransport.shared,
        decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.timeout = timeout
        self.authorization = authorization
        self.transport = transport
        self.decoder = decoder
    }

    /// The value at the request's response key path in the answer.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError`.
    public func value<Value: Decodable & Sendable>(
        _ request: NetworkRequest, as type: Value.Type = Value.self
    ) async throws -> Value {
        let response = try await send(request)
        let path = request.responseKeyPath ?? ""
        do {
            return try path.decode(Value.self, from: response.body, using: decoder())
        } catch {
            throw NetworkError(decoding: error, of: Value.self, at: path, in: response)
        }
    }

    /// The whole answer, whose status is 2xx.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError`.
    @discardableResult
    public func send(_ request: NetworkRequest) async throws -> WireResponse {
        try await accepted(request) { try await transport.send($0) }
    }

    /// Writes the body of the answer to a file, whole or not at all; a file there is replaced.
    ///
    /// - Parameters:
    ///   - request: What to send; its response key path does not matter.
    ///   - file: Where the body goes. Its folder must exist.
    ///   - progress: Told of each piece that came, in order, on any thread.
    /// - Throws: ``NetworkError``, or `CancellationError`; the file is then as it was.
    @discardableResult
    public func download(
        _ request: NetworkRequest, to file: URL,
        progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
    ) async throws -> WireResponse {
        try await accepted(request) { try await transport.download($0, to: file, progress: progress) }
    }

    // MARK: - Steps

    private func accepted(
        _ request: NetworkRequest, _ carry: (WireRequest) async throws -> WireResponse
    ) async throws -> WireResponse {
        let plain = try wire(request)
        let signed = try await authorization?.sign(plain) ?? plain
        var response = try await carry(signed)
        if response.status == 401, let authorization {
            response = try await carry(try await authorization.renew(plain, refused: signed, with: response))
        }
        guard (200..<300).contains(response.status) else { throw NetworkError(refusal: response) }
        return response
    }

    private func wire(_ request: NetworkRequest) throws -> WireRequest {
        var wire = WireRequest(
            url: try url(of: request), method: request.method, headers: headers.merging(request.headers),
            timeout: request.timeout ?? timeout)
        try request.encoding.encode(request.parameters, into: &wire)
        return wire
    }

    private func url(of request: NetworkRequest) throws -> URL {
        guard let url = URL(string: request.url) else {
            throw NetworkError.badRequest("\"\(request.url)\" is no URL; escape what a URL cannot hold")
        }
        if url.scheme != nil { return url }
        guard let baseURL else {
            throw NetworkError.badRequest(
                "\"\(request.url)\" is a path, and the client has no base URL; give one or a whole URL")
        }
        let base = baseURL.absoluteString, path = request.url
        let joined = path.isEmpty ? base : base.trimmingSuffix("/") + "/" + path.trimmingPrefix("/")
        guard let whole = URL(string: joined) else {
            throw NetworkError.badRequest("\"\(joined)\" is no URL; escape what a URL cannot hold")
        }
        return whole
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
        hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
    }
}
