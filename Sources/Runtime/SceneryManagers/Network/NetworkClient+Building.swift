import Foundation

extension NetworkClient {
    /// The request as the transport sends it, not signed yet, and a temporary file to be removed when it ends.
    func transportRequest(_ request: NetworkRequest) throws -> (TransportRequest, temporaryFile: URL?) {
        let url = try url(of: request)
        let own = trusts(url) ? headers : headers.withoutCredentials
        var result = TransportRequest(
            url: url, method: request.method, headers: own.merging(request.headers),
            timeout: request.timeout ?? timeout)
        result.maximumResponseSize = request.options.maximumResponseSize ?? configuration.maximumResponseSize
        try request.encoding.encode(request.parameters, into: &result)
        guard let body = request.body else { return (result, nil) }
        guard result.body == nil else {
            throw NetworkError.badRequest(
                "the request has a body, and parameters that are encoded in it; encode them in the URL")
        }
        let temporaryFile = try body.add(to: &result, using: configuration.encoder)
        return (result, temporaryFile)
    }

    /// Whether a URL has an origin that receives credentials.
    func trusts(_ url: URL) -> Bool {
        guard let origin = Origin(url) else { return false }
        return ([baseURL].compactMap { $0 } + configuration.signedOrigins).contains { Origin($0) == origin }
    }

    private func url(of request: NetworkRequest) throws -> URL {
        guard !request.url.isEmpty else { return try base(for: request) }
        guard let url = URL(string: request.url) else { throw Self.notURL(request.url) }
        if url.scheme != nil { return url }
        let base = try base(for: request).absoluteString
        let path = request.url
        let joined =
            path.hasPrefix("?") ? base + path : base.trimmingSuffix("/") + "/" + path.trimmingPrefix("/")
        guard let whole = URL(string: joined) else { throw Self.notURL(joined) }
        return whole
    }

    private func base(for request: NetworkRequest) throws -> URL {
        if let baseURL { return baseURL }
        throw NetworkError.badRequest(
            "\"\(request.url)\" is a path, and the client has no base URL; pass one, or use a complete URL")
    }

    private static func notURL(_ text: String) -> NetworkError {
        .badRequest("\"\(text)\" is not a URL; escape the characters that a URL cannot contain")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
        hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
    }
}
