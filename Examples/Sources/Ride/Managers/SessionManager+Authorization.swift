import Scenery

extension SessionManager {
    /// Signs requests with the tokens of an account, and renews them when they have expired.
    nonisolated static func authorization(
        _ account: StoredValue<Account>, client: RideClient, clock: ManagerClock
    ) -> BearerAuthorization {
        // A token is renewed when it has expired, and not before: a test's backend may use short lifetimes.
        // A person who tries again after a failure waits for a second at most.
        let limits = RefreshLimits(maximum: 60, pauseAfterFailure: .seconds(1), margin: .zero)
        return BearerAuthorization(expiring: account.value?.bearer, limits: limits, clock: clock) {
            guard let old = account.value else {
                throw NetworkError(domain: .authorization, message: "nobody is signed in; sign in first")
            }
            let tokens: Tokens = try await client.value(
                .post, "accounts/refresh", ["refreshToken": .string(old.refreshToken)], isSigned: false)
            let renewed = Account(tokens, at: clock.now())
            account.set(renewed)
            return renewed.bearer
        }
    }
}
