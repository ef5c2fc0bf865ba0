import Foundation

/// The scheme, host and port of a URL.
struct Origin: Hashable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// Nil if the URL has no scheme or no host.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty else {
            return nil
        }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}

extension HTTPHeaders {
    /// The names, in lower case, of fields that identify a person, a session or an app.
    static let credentialNames: Set<String> = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "api-key", "apikey",
        "x-auth-token", "x-access-token", "x-csrf-token", "x-xsrf-token", "x-amz-security-token",
    ]

    /// These fields without those that identify a person, a session or an app.
    var withoutCredentials: HTTPHeaders {
        var others = self
        for name in Self.credentialNames { others[name] = nil }
        return others
    }
}
