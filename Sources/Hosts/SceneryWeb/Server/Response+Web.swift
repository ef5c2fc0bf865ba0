import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1

extension Response {
    /// The complete page. It is never kept by a browser: it holds the session's token.
    static func page(_ bytes: [UInt8]) -> Response {
        var response = body(bytes, type: "text/html; charset=utf-8")
        response.headers[.cacheControl] = "no-store"
        return .secured(response)
    }

    /// A file of the host's own, which a browser may keep for good.
    static func asset(_ file: Assets.File) -> Response {
        var response = body(file.bytes, type: file.type)
        response.headers[.cacheControl] = "public, max-age=31536000, immutable"
        return .secured(response)
    }

    /// A picture in pieces, each read from disk when the browser has taken the one before.
    static func picture(_ file: StaticFile, on eventLoop: any EventLoop) -> Response {
        var response = Response(
            status: .ok, headers: [.contentType: file.type],
            body: ResponseBody(contentLength: file.size) {
                try await file.write(to: &$0, on: eventLoop)
                try await $0.finish(nil)
            })
        response.headers[.cacheControl] = "no-cache"
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

extension RequestGuard.Refusal {
    /// The refusal as the last answer of a connection, for a place where there is no responder.
    var http1: (head: HTTPResponseHead, body: ByteBuffer) {
        var head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: status))
        for field in Response.refusal(self).headers {
            head.headers.add(name: field.name.rawName, value: field.value)
        }
        let body = ByteBuffer(string: "\(message)\n")
        head.headers.replaceOrAdd(name: "Content-Length", value: String(body.readableBytes))
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        return (head, body)
    }
}
