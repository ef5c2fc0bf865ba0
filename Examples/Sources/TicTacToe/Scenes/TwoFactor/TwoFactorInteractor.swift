import Scenery

/// The use case of TwoFactor: finishes the sign-in with a code.
final class TwoFactorInteractor: TwoFactorInteracting {
    private let accountManager: any AccountManaging

    init(accountManager: any AccountManaging) {
        self.accountManager = accountManager
    }

    func handle(_ request: TwoFactorRequest) async throws -> TwoFactorContent {
        try await accountManager.confirm(request.challenge, code: request.code)
        return TwoFactorContent()
    }
}
