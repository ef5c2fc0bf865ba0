import SceneryFoundations

/// The current token, the number of times it was replaced, and the latest refreshes of it.
struct TokenState: Sendable {
    private(set) var token: BearerToken?
    private(set) var replacements = 0
    private var starts: [Duration] = []
    private var failure: (error: any Error, until: Duration)?

    init(_ token: BearerToken?) {
        self.token = token
    }

    /// Replaces the token, as at a sign-in or sign-out.
    mutating func use(_ token: BearerToken?) {
        self = TokenState(token, replacements: replacements + 1)
    }

    /// Starts a refresh of the token of a number of replacements.
    ///
    /// - Returns: The current token if that one was replaced in the meantime; nil if a refresh has to be done.
    /// - Throws: The error of a refresh that failed just now, `TokenUnavailable`.
    mutating func start(_ number: Int, at now: Duration, limits: RefreshLimits) throws -> BearerToken? {
        if let newer = try newer(than: number) { return newer }
        if let failure, now < failure.until { throw failure.error }
        // A start in the future means that the clock was set back.
        starts.removeAll { now - $0 >= limits.window || $0 > now }
        guard starts.count < limits.maximum else { throw TokenUnavailable.limit(limits) }
        starts.append(now)
        return nil
    }

    /// Ends a refresh. A token that was set in the meantime takes precedence.
    mutating func finish(_ number: Int, with fresh: BearerToken) throws -> BearerToken {
        if let newer = try newer(than: number) { return newer }
        self = TokenState(fresh, replacements: number + 1, starts: starts)
        return fresh
    }

    mutating func fail(_ number: Int, with error: any Error, until end: Duration) {
        guard number == replacements, !(error is CancellationError) else { return }
        failure = (error, end)
    }

    private init(_ token: BearerToken?, replacements: Int, starts: [Duration] = []) {
        self.token = token
        self.replacements = replacements
        self.starts = starts
    }

    private func newer(than number: Int) throws -> BearerToken? {
        guard number != replacements else { return nil }
        guard let token else { throw TokenUnavailable.signedOut }
        return token
    }
}

/// Why there is no token, without a refresh that failed.
enum TokenUnavailable: Error, Sendable {
    case signedOut
    case limit(RefreshLimits)
}

extension TokenUnavailable: CustomStringConvertible {
    var description: String {
        switch self {
        case .signedOut:
            "the token was removed while the request waited; sign in again"
        case .limit(let limits):
            "the server refuses each new token: \(limits.maximum) refreshes within \(limits.window); sign in again"
        }
    }
}
