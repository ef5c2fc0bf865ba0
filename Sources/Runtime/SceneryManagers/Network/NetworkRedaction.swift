import Foundation

/// What hooks do not see of a request and its response.
public struct NetworkRedaction: Sendable, Hashable {
    /// What is shown instead of a secret: `REDACTED`.
    public static let placeholder = "REDACTED"

    /// The names of header fields whose values are hidden, in lower case.
    public var headers: Set<String>
    /// The names of query items whose values are hidden, in lower case.
    public var queryItems: Set<String>
    /// Whether bodies are hidden, because they contain passwords and personal data; true by default.
    public var hidesBodies: Bool

    public init(headers: Set<String>, queryItems: Set<String>, hidesBodies: Bool = true) {
        self.headers = headers
        self.queryItems = queryItems
        self.hidesBodies = hidesBodies
    }

    /// Hides bodies, header fields with credentials, such as `Authorization`, `Cookie` and `X-API-Key`, and query items
    /// such as `token`, `password` and `code`. The user and password of a URL are always hidden.
    public static let standard = NetworkRedaction(
        headers: HTTPHeaders.credentialNames.union(["www-authenticate", "proxy-authenticate"]),
        queryItems: [
            "token", "access_token", "refresh_token", "id_token", "auth", "key", "api_key", "apikey",
            "secret",
            "client_secret", "password", "passwd", "code", "sig", "signature", "session", "sessionid",
            "x-amz-signature", "x-amz-security-token",
        ])

    func redacted(_ request: TransportRequest) -> TransportRequest {
        var shown = request
        shown.url = redacted(request.url)
        shown.headers = redacted(request.headers)
        if hidesBodies { shown.body = nil }
        return shown
    }

    func redacted(_ response: TransportResponse) -> TransportResponse {
        var shown = response
        shown.headers = redacted(response.headers)
        if let location = shown.headers["Location"], let url = URL(string: location) {
            shown.headers["Location"] = redacted(url).absoluteString
        }
        if hidesBodies { shown.body = Data() }
        return shown
    }

    func redacted(_ url: URL) -> URL {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
        if components.user != nil { components.user = Self.placeholder }
        if components.password != nil { components.password = Self.placeholder }
        components.percentEncodedQueryItems = components.percentEncodedQueryItems?.map { item in
            let name = item.name.removingPercentEncoding ?? item.name
            guard queryItems.contains(name.lowercased()) else { return item }
            return URLQueryItem(name: item.name, value: Self.placeholder)
        }
        return components.url ?? url
    }

    private func redacted(_ fields: HTTPHeaders) -> HTTPHeaders {
        var shown = fields
        for name in headers where shown[name] != nil { shown[name] = Self.placeholder }
        return shown
    }
}
