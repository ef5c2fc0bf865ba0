import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SceneryScreens

/// Answers HTTP requests: the page, its files, its forms.
struct WebResponder: HTTPResponder {
    /// What the responder needs to know of a request's connection.
    struct Context: InitializableFromSource {
        /// The port the request came in by.
        let port: Int

        init(source: ApplicationRequestContextSource) {
            port = source.channel.localAddress?.port ?? 0
        }
    }

    let store: SessionStore
    let gate: Gate
    let sockets: SocketAdmission
    let assets: Assets
    let configuration: WebConfiguration

    func respond(to request: Request, context: Context) async throws -> Response {
        let response = await answer(request, port: context.port)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(_ request: Request, port: Int) async -> Response {
        do throws(Gate.Refusal) {
            let isReading = request.method == .get || request.method == .head
            try gate.check(host: request.head.authority, origin: request.headers[.origin], port: port, needsOrigin: false)
            switch (request.uri.path, isReading) {
            case ("/", true): return try await page(request, port)
            case ("/", false) where request.method == .post: return try await submit(request, port)
            case (SocketRequest.path, true): return await refuseSocket(request, port)
            case ("/scenery/session", true): return await sessionState(request, port)
            case (let path, true): return try file(path)
            default: throw Gate.Refusal(status: 405, message: "only GET, HEAD and POST to / are answered")
            }
        } catch {
            return .refusal(error)
        }
    }

    // MARK: The page

    private func page(_ request: Request, _ port: Int) async throws(Gate.Refusal) -> Response {
        let found = await store.session(for: cookie(of: request, port))
        let fresh = found == nil ? await newSession(for: request) : nil
        guard let session = found ?? fresh else {
            throw Gate.Refusal(status: 503, message: "too many people are here just now; try again in a moment")
        }
        var response = Response.page(await document(of: session))
        if found == nil {
            response.headers[.setCookie] = await setCookie(for: session, port)
        }
        return response
    }

    @MainActor private func document(of session: WebSession) -> [UInt8] {
        Document(
            state: session.page, token: session.token.text, version: session.versionText, assets: assets
        ).bytes
    }

    @MainActor private func newSession(for request: Request) -> WebSession? {
        let languages = AcceptedLanguages.list(request.headers[.acceptLanguage])
        return store.makeSession(for: HostContext(languages: languages))
    }

    private func cookie(of request: Request, _ port: Int) -> SessionCookie? {
        SessionCookie(headers: request.headers[values: .cookie], name: sockets.cookies.name(on: port))
    }

    @MainActor private func setCookie(for session: WebSession, _ port: Int) -> String {
        let value = SessionCookie(id: session.id, secret: session.secret.text).value
        let age = configuration.sessions.secondsOnDisk
        return "\(sockets.cookies.name(on: port))=\(value); Path=/; HttpOnly; SameSite=Strict; Max-Age=\(age)"
            + (configuration.isBehindTLS ? "; Secure" : "")
    }

    // MARK: Without script

    private func submit(_ request: Request, _ port: Int) async throws(Gate.Refusal) -> Response {
        guard request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true else {
            throw Gate.Refusal(status: 415, message: "a form is sent as application/x-www-form-urlencoded")
        }
        let form = FormBody(try await body(of: request))
        guard let session = await store.session(for: cookie(of: request, port)) else { return .seeOther("/") }
        guard session.token.matches(form[FormName.token] ?? "") else {
            throw Gate.Refusal(status: 403, message: "the token is not this session's; load the page again")
        }
        await session.receive(await form.actions(on: session.screens.display))
        return .seeOther("/")
    }

    private func body(of request: Request) async throws(Gate.Refusal) -> [UInt8] {
        var request = request
        do {
            return Array(try await request.collectBody(upTo: configuration.limits.formBytes).readableBytesView)
        } catch {
            throw Gate.Refusal(status: 413, message: "the form is over \(configuration.limits.formBytes) bytes")
        }
    }

    // MARK: Beside the page

    /// A request for a socket that comes here was refused, or asked for no upgrade.
    private func refuseSocket(_ request: Request, _ port: Int) async -> Response {
        let refusal = await sockets.admits(SocketRequest(request, port: port))
        return .refusal(refusal ?? Gate.Refusal(status: 426, message: "only a WebSocket can be opened here"))
    }

    /// Whether a page's session goes on: 204, or 410 when the page has to be loaded again.
    private func sessionState(_ request: Request, _ port: Int) async -> Response {
        let token = HTTPField.Name("X-Scenery-Token").flatMap { request.headers[$0] } ?? ""
        guard let session = await store.session(for: cookie(of: request, port)), session.token.matches(token) else {
            return .refusal(Gate.Refusal(status: 410, message: "the session is over; load the page again"))
        }
        return .secured(Response(status: .noContent))
    }

    private func file(_ path: String) throws(Gate.Refusal) -> Response {
        if let file = assets[path] { return .file(file.bytes, type: file.type, isForGood: true) }
        if path.hasPrefix("/files/"), let folder = configuration.staticFiles,
            let decoded = path.dropFirst("/files/".count).removingPercentEncoding,
            let file = StaticFile(decoded, in: folder) {
            return .file(file.bytes, type: file.type, isForGood: false)
        }
        throw Gate.Refusal(status: 404, message: "no such page")
    }
}
