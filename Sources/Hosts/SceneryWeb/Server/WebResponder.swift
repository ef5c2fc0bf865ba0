import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SceneryScreens

/// Answers HTTP requests: the page, its files, its forms.
struct WebResponder: HTTPResponder {
    /// What the responder needs to know of a request's connection.
    struct Context: InitializableFromSource {
        /// The port that received the request.
        let port: Int
        /// The event loop of the request's connection.
        let eventLoop: any EventLoop

        init(source: ApplicationRequestContextSource) {
            port = source.channel.localAddress?.port ?? 0
            eventLoop = source.channel.eventLoop
        }
    }

    let store: SessionStore
    let gate: RequestGuard
    let sockets: SocketAdmission
    let assets: Assets
    let configuration: WebConfiguration

    func respond(to request: Request, context: Context) async throws -> Response {
        let response = await answer(request, context.port, on: context.eventLoop)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(_ request: Request, _ port: Int, on eventLoop: any EventLoop) async -> Response {
        do throws(RequestGuard.Refusal) {
            let isReading = request.method == .get || request.method == .head
            try gate.check(
                host: request.head.authority, origin: request.headers[.origin], port: port, needsOrigin: false
            )
            switch (request.uri.path, isReading) {
            case ("/", true): return try await page(request, port)
            case ("/", false) where request.method == .post: return try await submit(request, port)
            case (SocketRequest.path, true): return await refuseSocket(request, port)
            case ("/scenery/session", true): return await sessionState(request, port)
            case (let path, true):
                if let found = file(path, on: eventLoop) { return found }
                return try await open(request, port)
            default:
                throw RequestGuard.Refusal(status: 405, message: "only GET, HEAD and POST to / are answered")
            }
        } catch {
            return .refusal(error)
        }
    }

    // MARK: The page

    private func page(_ request: Request, _ port: Int) async throws(RequestGuard.Refusal) -> Response {
        let found = await store.session(for: cookie(of: request, port))
        let session = if let found { found } else { try await newSession(for: request, at: nil) }
        var response = Response.page(await document(of: session))
        if found == nil {
            response.headers[.setCookie] = await setCookie(for: session, port)
        }
        return response
    }

    @MainActor private func document(of session: WebSession) -> [UInt8] {
        Document(
            state: session.page, token: session.token.text, version: session.versionText,
            handledInputs: session.handledInputs, assets: assets
        ).bytes
    }

    /// Opens the scenes of the request's path in the person's session, and leads to the page.
    private func open(_ request: Request, _ port: Int) async throws(RequestGuard.Refusal) -> Response {
        // What only looks must not move anyone.
        guard request.method == .get else { throw Self.noSuchPage }
        let path = request.uri.string
        var response = Response.seeOther("/")
        if let session = await store.session(for: cookie(of: request, port)) {
            do throws(RouteError) { try await session.open(path: path) } catch { throw Self.refusal(error) }
        } else {
            let session = try await newSession(for: request, at: path)
            response.headers[.setCookie] = await setCookie(for: session, port)
        }
        return response
    }

    @MainActor private func newSession(
        for request: Request, at path: String?
    ) throws(RequestGuard.Refusal) -> WebSession {
        let context = HostContext(languages: AcceptedLanguages.list(request.headers[.acceptLanguage]))
        let session: WebSession?
        do throws(RouteError) {
            if let path {
                session = try store.makeSession(for: context, at: path)
            } else {
                session = store.makeSession(for: context)
            }
        } catch {
            throw Self.refusal(error)
        }
        guard let session else {
            throw RequestGuard.Refusal(
                status: 503, message: "too many people are here just now; try again in a moment")
        }
        return session
    }

    private static let noSuchPage = RequestGuard.Refusal(status: 404, message: "no such page")

    private static func refusal(_ error: RouteError) -> RequestGuard.Refusal {
        RequestGuard.Refusal(status: 404, message: "no such page: \(error)")
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

    private func submit(_ request: Request, _ port: Int) async throws(RequestGuard.Refusal) -> Response {
        guard request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true else {
            throw RequestGuard.Refusal(
                status: 415, message: "a form is sent as application/x-www-form-urlencoded")
        }
        guard length(of: request) <= configuration.limits.formBytes else { throw tooLong }
        // Who the request is from is known from its head, before anything of the form is read.
        guard let cookie = cookie(of: request, port) else {
            throw RequestGuard.Refusal(
                status: 403, message: HostStrings(language: configuration.language).cookiesBlocked)
        }
        guard let session = await store.session(for: cookie) else { return .seeOther("/") }
        let form = FormBody(try await body(of: request, showing: session.token))
        await session.receive(await form.actions(on: session.screens.display))
        return .seeOther("/")
    }

    /// The form, which has to start with the session's token: nothing is read of one that does not.
    private func body(
        of request: Request, showing token: Secret
    ) async throws(RequestGuard.Refusal) -> [UInt8] {
        var form = IncomingForm(token: token, maximumBytes: configuration.limits.formBytes)
        var isOpen = true
        do {
            for try await piece in request.body {
                isOpen = form.append(piece.readableBytesView)
                if !isOpen { break }
            }
        } catch {
            throw RequestGuard.Refusal(status: 400, message: "the form did not arrive completely")
        }
        if form.isTooLong { throw tooLong }
        guard isOpen, form.isTrusted else {
            throw RequestGuard.Refusal(
                status: 403, message: "the token is not this session's; load the page again")
        }
        return form.bytes
    }

    private func length(of request: Request) -> Int {
        request.headers[.contentLength].flatMap { Int($0) } ?? 0
    }

    private var tooLong: RequestGuard.Refusal {
        RequestGuard.Refusal(status: 413, message: "the form is over \(configuration.limits.formBytes) bytes")
    }

    // MARK: Next to the page

    /// A request for a socket that arrives here was refused, or did not ask for an upgrade.
    private func refuseSocket(_ request: Request, _ port: Int) async -> Response {
        let refusal = await sockets.admits(SocketRequest(request, port: port))
        return .refusal(
            refusal ?? RequestGuard.Refusal(status: 426, message: "only a WebSocket can be opened here"))
    }

    /// Whether a page's session goes on: 204, or 410 when the page has to be loaded again.
    private func sessionState(_ request: Request, _ port: Int) async -> Response {
        let token = HTTPField.Name("X-Scenery-Token").flatMap { request.headers[$0] } ?? ""
        guard let session = await store.session(for: cookie(of: request, port)), session.token.matches(token)
        else {
            return .refusal(
                RequestGuard.Refusal(status: 410, message: "the session is over; load the page again"))
        }
        return .secured(Response(status: .noContent))
    }

    private func file(_ path: String, on eventLoop: any EventLoop) -> Response? {
        if let file = assets[path] { return .asset(file) }
        if path.hasPrefix("/files/"), let folder = configuration.staticFiles,
            let decoded = path.dropFirst("/files/".count).removingPercentEncoding,
            let file = StaticFile(decoded, in: folder)
        {
            return .picture(file, on: eventLoop)
        }
        return nil
    }
}
