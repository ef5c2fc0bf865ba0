import Foundation
import SceneryFoundations

/// Signs requests with a token, which it renews on status 401 and, if its expiry is known, shortly before it expires.
///
/// If several requests are refused at the same time, there is one refresh. All wait for it, and then are sent again with
/// the new token or fail with the same error; requests that start during it wait too. A request that was refused with an
/// older token than the current one is sent again at once. Each caller can be cancelled separately; the refresh
/// is cancelled with its last caller. ``RefreshLimits`` says how often a token is refreshed at most.
public final class BearerAuthorization: RequestAuthorization {
    private let token: SharedToken
    private let refreshes: Manager<Int, BearerToken>
    private let limits: RefreshLimits
    private let clock: ManagerClock

    /// The token whose refresh runs in this task: requests of a refresh do not wait for it.
    @TaskLocal private static var refreshing: ObjectIdentifier?

    /// - Parameters:
    ///   - token: The current token; nil if there is none, so that requests are unsigned until one is refused.
    ///   - limits: How often the token is refreshed; at most 5 times in 30 seconds by default.
    ///   - clock: The clock; the system's by default.
    ///   - refresh: Requests a new token. Called on the global executor, once at a time. If it throws a `URLError`
    ///     or a ``NetworkError``, all waiting requests fail with that cause, for example ``NetworkError/Domain/offline``.
    ///     If the server refused with status 400, 401 or 403, or for any other error, they fail with
    ///     ``NetworkError/Domain/authorization``, which contains the error.
    public convenience init(
        token: String?, limits: RefreshLimits = RefreshLimits(), clock: ManagerClock = .system,
        refresh: @escaping @Sendable () async throws -> String
    ) {
        self.init(expiring: token.map { BearerToken($0) }, limits: limits, clock: clock) {
            BearerToken(try await refresh())
        }
    }

    /// - Parameters:
    ///   - token: The current token; nil if there is none, so that requests are unsigned until one is refused.
    ///   - limits: How often the token is refreshed, and how long before it expires: at most 5 times in 30
    ///     seconds, and one minute before, by default.
    ///   - clock: The clock; the system's by default.
    ///   - refresh: Requests a new token, as in ``init(token:limits:clock:refresh:)``.
    public init(
        expiring token: BearerToken?, limits: RefreshLimits = RefreshLimits(), clock: ManagerClock = .system,
        refresh: @escaping @Sendable () async throws -> BearerToken
    ) {
        let shared = SharedToken(token)
        self.token = shared
        self.limits = limits
        self.clock = clock
        // The key is the number of replacements of the token that is refreshed; nothing is kept.
        refreshes = Manager(configuration: ManagerConfiguration(costLimit: 0), clock: clock) { number in
            try await Self.refreshed(number, of: shared, limits, clock, refresh)
        }
    }

    /// The current token.
    public var current: String? { token.state.token?.value }

    /// Replaces the token, for example when a person signs in or out.
    ///
    /// A refresh in progress is cancelled. The requests that wait for it are sent with the new token; if it is nil, they
    /// fail with ``NetworkError/Domain/authorization`` and are not sent again.
    public func use(_ newToken: String?) {
        use(expiring: newToken.map { BearerToken($0) })
    }

    /// Replaces the token by one whose expiry is known. Otherwise like ``use(_:)``.
    public func use(expiring newToken: BearerToken?) {
        let replaced = token.guarded.withLock { state in
            defer { state.use(newToken) }
            return state.replacements
        }
        refreshes.abandonFetch(of: replaced)
    }

    public func sign(_ request: TransportRequest) async throws -> TransportRequest {
        let known = token.state
        guard !isInRefresh else { return signed(request, with: known.token) }
        do {
            if try await !refreshes.joinFetch(of: known.replacements), isDue(known.token) {
                _ = try await refreshes.model(for: known.replacements, policy: .fresh)
            }
        } catch {
            if Task.isCancelled { throw CancellationError() }
            // A token that is still valid is used, although it could not be replaced.
            if !isReplaced(known), !isValid(known.token) { throw NetworkError.refreshing(error) }
        }
        let current = token.state.token
        // Signed out in the meantime.
        if current == nil, known.token != nil { throw NetworkError.refreshing(TokenUnavailable.signedOut) }
        return signed(request, with: current)
    }

    public func renew(
        _ request: TransportRequest, refused signed: TransportRequest, with response: TransportResponse
    ) async throws -> TransportRequest {
        if isInRefresh { throw NetworkError(refusal: response) }
        let known = token.state
        let refused = signed.headers["Authorization"]
        if self.signed(request, with: known.token).headers["Authorization"] == refused {
            do {
                _ = try await refreshes.model(for: known.replacements, policy: .fresh)
            } catch {
                if Task.isCancelled { throw CancellationError() }
                if !isReplaced(known) { throw NetworkError.refreshing(error, refusal: response) }
            }
        }
        // Signed out: the request is not sent without a signature.
        guard let current = token.state.token else {
            throw NetworkError.refreshing(TokenUnavailable.signedOut, refusal: response)
        }
        return self.signed(request, with: current)
    }

    // MARK: - Steps

    private static func refreshed(
        _ number: Int, of shared: SharedToken, _ limits: RefreshLimits, _ clock: ManagerClock,
        _ refresh: @Sendable () async throws -> BearerToken
    ) async throws -> BearerToken {
        let now = clock.now()
        if let newer = try shared.guarded.withLock({ try $0.start(number, at: now, limits: limits) }) {
            return newer
        }
        do {
            let fresh = try await $refreshing.withValue(ObjectIdentifier(shared)) { try await refresh() }
            return try shared.guarded.withLock { try $0.finish(number, with: fresh) }
        } catch {
            let end = clock.now() + limits.pauseAfterFailure
            shared.guarded.withLock { $0.fail(number, with: error, until: end) }
            throw error
        }
    }

    private var isInRefresh: Bool { Self.refreshing == ObjectIdentifier(token) }

    private func isReplaced(_ known: TokenState) -> Bool { token.state.replacements != known.replacements }

    private func isDue(_ token: BearerToken?) -> Bool {
        token?.remaining(at: clock.now()).map { $0 <= limits.margin } ?? false
    }

    /// Whether a token is known not to be expired.
    private func isValid(_ token: BearerToken?) -> Bool {
        token?.remaining(at: clock.now()).map { $0 > .zero } ?? false
    }

    private func signed(_ request: TransportRequest, with token: BearerToken?) -> TransportRequest {
        guard let token else { return request }
        var signed = request
        signed.headers["Authorization"] = "Bearer \(token.value)"
        return signed
    }
}

/// The state of a token, whose identity marks the tasks that refresh it.
private final class SharedToken: Sendable {
    let guarded: Protected<TokenState>

    init(_ token: BearerToken?) {
        guarded = Protected(TokenState(token))
    }

    var state: TokenState { guarded.withLock { $0 } }
}
