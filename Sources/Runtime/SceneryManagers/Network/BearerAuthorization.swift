import SceneryFoundations

/// Signs requests with a token, which it renews on status 401.
///
/// If several requests are refused at the same time, there is one refresh. All wait for it, and then are sent again with
/// the new token or fail with the same error. A request that was refused with an older token than the current
/// one is sent again at once. Each caller can be cancelled separately; the refresh is cancelled with its last caller.
public final class BearerAuthorization: RequestAuthorization {
    private let token: CurrentToken
    private let tokens: Manager<Session, String>

    private enum Session: Sendable { case current }

    /// - Parameters:
    ///   - token: The current token; nil if there is none, so that requests are unsigned until one is refused.
    ///   - refresh: Requests a new token. Called on the global executor, once at a time. If it throws, all waiting requests
    ///     fail with a ``NetworkError`` of domain `authorization`, which contains the error.
    public init(token: String?, refresh: @escaping @Sendable () async throws -> String) {
        let current = CurrentToken(token)
        self.token = current
        tokens = Manager { _ in
            let replaced = current.state
            let fresh = try await refresh()
            // A token that was set in the meantime takes precedence.
            return current.replace(replaced, with: fresh) ?? fresh
        }
    }

    /// The current token.
    public var current: String? { token.state.token }

    /// Replaces the token, for example when a person signs in or out.
    public func use(_ newToken: String?) {
        token.use(newToken)
    }

    public func sign(_ request: TransportRequest) async throws -> TransportRequest {
        signed(request, with: current)
    }

    public func renew(
        _ request: TransportRequest, refused signed: TransportRequest, with response: TransportResponse
    ) async throws -> TransportRequest {
        let known = self.signed(request, with: current)
        if known.headers["Authorization"] != signed.headers["Authorization"] { return known }
        do {
            let fresh = try await tokens.model(for: .current, policy: .fresh)
            return self.signed(request, with: fresh)
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw NetworkError(
                domain: .authorization,
                message: "the token was refused and could not be renewed; sign in again",
                httpStatus: response.status, underlying: error)
        }
    }

    private func signed(_ request: TransportRequest, with token: String?) -> TransportRequest {
        guard let token else { return request }
        var signed = request
        signed.headers["Authorization"] = "Bearer \(token)"
        return signed
    }
}

/// The current token, and the number of times it was replaced.
private final class CurrentToken: Sendable {
    struct State {
        var token: String?
        var replacements = 0
    }

    private let guarded: Protected<State>

    init(_ token: String?) {
        guarded = Protected(State(token: token))
    }

    var state: State { guarded.withLock { $0 } }

    func use(_ token: String?) {
        guarded.withLock { $0 = State(token: token, replacements: $0.replacements + 1) }
    }

    /// Replaces a token that is still current. Returns the current token.
    func replace(_ old: State, with fresh: String) -> String? {
        guarded.withLock { state in
            guard state.replacements == old.replacements else { return state.token }
            state = State(token: fresh, replacements: old.replacements + 1)
            return fresh
        }
    }
}
