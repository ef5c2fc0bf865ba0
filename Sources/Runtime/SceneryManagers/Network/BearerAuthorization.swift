/// Signs requests with a token, and gets a new one on status 401.
///
/// However many requests are refused at once, there is one refresh: all wait for it, and are then replayed with
/// the new token or all fail with the same error. A request that was refused with a token older than the one
/// known by then is replayed at once. Who is cancelled leaves alone; the refresh is cancelled when all have left.
public final class BearerAuthorization: RequestAuthorization {
    private let token: CurrentToken
    private let tokens: Manager<Session, String>

    private enum Session: Sendable { case current }

    /// - Parameters:
    ///   - token: The token of now; `nil` when there is none, and requests go unsigned until one is refused.
    ///   - refresh: Gets a new token. Called on the global executor, once at a time. What it throws fails all
    ///     who wait, as the error that lies behind a ``NetworkError`` of domain `authorization`.
    public init(token: String?, refresh: @escaping @Sendable () async throws -> String) {
        let current = CurrentToken(token)
        self.token = current
        tokens = Manager { _ in
            let replaced = current.state
            let fresh = try await refresh()
            // Who signed in or out meanwhile has the last word.
            return current.replace(replaced, with: fresh) ?? fresh
        }
    }

    /// The token of now.
    public var current: String? { token.state.token }

    /// Replaces the token, as when a person signs in or out.
    public func use(_ newToken: String?) {
        token.use(newToken)
    }

    public func sign(_ request: WireRequest) async throws -> WireRequest {
        signed(request, with: current)
    }

    public func renew(
        _ request: WireRequest, refused signed: WireRequest, with response: WireResponse
    ) async throws -> WireRequest {
        let known = self.signed(request, with: current)
        if known.headers["Authorization"] != signed.headers["Authorization"] { return known }
        do {
            let fresh = try await tokens.model(for: .current, policy: .fresh)
            return self.signed(request, with: fresh)
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw NetworkError(
                domain: .authorization, message: "the token was refused and could not be renewed; sign in again",
                httpStatus: response.status, underlying: error)
        }
    }

    private func signed(_ request: WireRequest, with token: String?) -> WireRequest {
        guard let token else { return request }
        var signed = request
        signed.headers["Authorization"] = "Bearer \(token)"
        return signed
    }
}

/// The token of now, and how often it was replaced.
private final class CurrentToken: Sendable {
    struct State {
        var token: String?
        var replacements = 0
    }

    private let guarded: Guarded<State>

    init(_ token: String?) {
        guarded = Guarded(State(token: token))
    }

    var state: State { guarded.locked { $0 } }

    func use(_ token: String?) {
        guarded.locked { $0 = State(token: token, replacements: $0.replacements + 1) }
    }

    /// Replaces a token that is still in use; otherwise the one that is.
    func replace(_ old: State, with fresh: String) -> String? {
        guarded.locked { state in
            guard state.replacements == old.replacements else { return state.token }
            state = State(token: fresh, replacements: old.replacements + 1)
            return fresh
        }
    }
}
