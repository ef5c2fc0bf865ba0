import Foundation

extension TransportRequest {
    /// The request that follows a redirect, without credentials if it leaves the origin; nil if the response is no
    /// redirect.
    ///
    /// A POST that is moved (301, 302), and any method with 303, becomes a GET without a body; 307 and 308 keep both.
    ///
    /// - Throws: ``NetworkError`` if the new location is no http or https URL.
    func redirected(by response: TransportResponse) throws -> TransportRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status),
            let location = response.headers["Location"]
        else { return nil }
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL, let origin = Origin(target),
            ["http", "https"].contains(origin.scheme)
        else {
            throw NetworkError.badRequest("the server redirects to \"\(location)\", which is no web address")
        }
        var next = self
        next.url = target
        let isMoved = [301, 302].contains(response.status) && method == .post
        if isMoved || response.status == 303, method != .head {
            next.method = .get
            next.body = nil
            next.bodyFile = nil
            for name in ["Content-Type", "Content-Length", "Content-Encoding"] { next.headers[name] = nil }
        }
        if origin != Origin(url) { next.headers = next.headers.withoutCredentials }
        return next
    }
}
