import Scenery

/// The use case of Login: signs in with a password.
final class LoginInteractor: LoginInteracting {
    private let accountManager: any AccountManaging

    init(accountManager: any AccountManaging) {
        self.accountManager = accountManager
    }

    func handle(_ request: LoginRequest) async throws -> SignInStep {
        try await accountManager.signIn(email: request.email, password: request.password)
    }
}
