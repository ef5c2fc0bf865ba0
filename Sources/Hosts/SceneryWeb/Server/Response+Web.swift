import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// The complete page. It is never kept by a browser: it holds the session's token.
    static func page(_ bytes: [UInt8]) -> Response {
        var response = body(bytes, type: "text/html; charset=utf-8")
        response.headers[.cacheControl] = "no-store"
        return .secured(response)
    }

    static func file(_ bytes: [UInt8], type: String, isForGood: Bool) -> Response {
        var response = body(bytes, type: type)
        response.headers[.cacheControl] = isForGood ? "public, max-age=31536000, immutable" : "no-cache"
        return .secured(response)
    }

    static func seeOther(_ path: String) -> Response {
        .secured(Response(status: .seeOther, headers: [.location: path, .cacheControl: "no-store"]))
    }

    static func refusal(_ refusal: RequestGuard.Refusal) -> Response {
        var response = body(Array("\(refusal.message)\n".utf8), type: "text/plain; charset=utf-8")
        response.status = HTTPResponse.Status(code: refusal.status)
        response.headers[.cacheControl] = "no-store"
        if refusal.status == 426 { response.headers[.upgrade] = "websocket" }
        if refusal.status == 405 { response.headers[.allow] = "GET, HEAD, POST" }
        return .secured(response)
    }

    /// The response with the headers every response has: nothing runs, loads or frames it but what
    /// comes from this server.
    static func secured(_ response: Response) -> Response {
        var response = response
        for (name, value) in securityHeaders { response.headers[name] = value }
        return response
    }

    private static func body(_ bytes: [UInt8], type: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private static let securityHeaders: [(HTTPField.Name, String)] = [
        (
            "Content-Security-Policy",
            [
                "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https: data:",
                "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
            ].joined(separator: "; ")
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        // Not "no-referrer": the forms of a page without script would lose their Origin by it.
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ].compactMap { pair in HTTPField.Name(pair.0).map { ($0, pair.1) } }
}
