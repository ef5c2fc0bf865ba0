import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("LoginInteractor") struct LoginInteractorTests {
    private let manager = AccountManagingMock()

    @Test("answers a request with the next step")
    func answers() async throws {
        manager.onSignInEmailPassword.returns(.secondFactor(.sample))
        let interactor = LoginInteractor(accountManager: manager)
        let request = LoginRequest(email: "sara@example.com", password: "scenery")
        #expect(try await interactor.handle(request) == .secondFactor(.sample))
        manager.onSignInEmailPassword.called("sara@example.com", "scenery").verify(.once)
    }

    @Test("what a manager throws reaches the presenter")
    func fails() async {
        manager.onSignInEmailPassword.throws(AccountError.unreachable)
        let interactor = LoginInteractor(accountManager: manager)
        await #expect(throws: AccountError.unreachable) { try await interactor.handle(LoginRequest()) }
    }
}
