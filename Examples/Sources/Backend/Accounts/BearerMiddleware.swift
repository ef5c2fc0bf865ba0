import HTTPTypes
import Hummingbird

/// Lets only those to a route who have signed in, by `Authorization: Bearer TOKEN`.
struct BearerMiddleware: RouterMiddleware {
    let store: AccountStore

    func handle(
        _ request: Request, context: BackendContext,
        next: (Request, BackendContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.account = try await store.account(accessToken: Self.token(of: request))
        return try await next(request, context)
    }

    /// - Throws: `AccountRefusal.notSignedIn` for a request without a token.
    static func token(of request: Request) throws -> String {
        let parts = request.headers[.authorization]?.split(separator: " ") ?? []
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw AccountRefusal.notSignedIn }
        return String(parts[1])
    }
}
