import Foundation
import HTTPTypes
import Hummingbird
import NIOHTTP1
import SceneryScreens

/// What a request for a socket says of itself.
struct SocketRequest: Sendable {
    static let path = "/scenery/socket"

    let path: String
    /// The port that received it.
    let port: Int
    let host: String?
    let origin: String?
    let cookies: [String]
    let token: String
    /// The page's own name; empty where the request has none that is usable.
    let page: String
    let version: String
    let past: PageProgress.Past

    init(_ head: HTTPRequestHead, port: Int) {
        self.init(
            uri: head.uri, port: port, host: head.headers.first(name: "host"),
            origin: head.headers.first(name: "origin"),
            cookies: head.headers["cookie"])
    }

    init(_ request: Request, port: Int) {
        self.init(
            uri: request.head.path ?? "/", port: port, host: request.head.authority,
            origin: request.headers[.origin],
            cookies: request.headers[values: .cookie])
    }

    init(uri: String, port: Int, host: String?, origin: String?, cookies: [String]) {
        let components = URLComponents(string: uri)
        func query(_ name: String) -> String {
            components?.queryItems?.first { $0.name == name }?.value ?? ""
        }
        path = components?.path ?? ""
        self.port = port
        self.host = host
        self.origin = origin
        self.cookies = cookies
        token = query("token")
        let page = query("page")
        self.page = (1...32).contains(page.utf8.count) ? page : ""
        version = query("version")
        past = PageProgress.Past(since: Int(query("since")) ?? 0, sent: Int(query("sent")) ?? 0)
    }
}

/// Decides whether a request may have a socket: where it comes from, whose session it is, and whether
/// it knows the token of that session's pages.
struct SocketAdmission: Sendable {
    let store: SessionStore
    let gate: RequestGuard
    let cookies: SessionCookie.Names
    let maximumPages: Int

    /// - Returns: Why not; `nil` where it may.
    func admits(_ request: SocketRequest) async -> RequestGuard.Refusal? {
        guard request.path == SocketRequest.path else {
            return RequestGuard.Refusal(status: 404, message: "no such page")
        }
        do throws(RequestGuard.Refusal) {
            try gate.check(host: request.host, origin: request.origin, port: request.port, needsOrigin: true)
        } catch { return error }
        guard let session = await session(for: request) else {
            return RequestGuard.Refusal(
                status: 403, message: "the session is over or was never there; load the page again")
        }
        guard session.token.matches(request.token) else {
            return RequestGuard.Refusal(
                status: 403, message: "the token is not this session's; load the page again")
        }
        guard !request.page.isEmpty else {
            return RequestGuard.Refusal(
                status: 400, message: "the page gives no name of its own, of 1 to 32 bytes")
        }
        return nil
    }

    func session(for request: SocketRequest) async -> WebSession? {
        await store.session(
            for: SessionCookie(headers: request.cookies, name: cookies.name(on: request.port)))
    }
}
