import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("TwoFactorInteractor") struct TwoFactorInteractorTests {
    private let manager = AccountManagingMock()

    @Test("confirms the challenge with the code")
    func confirms() async throws {
        manager.onConfirmCode.returns(())
        let interactor = TwoFactorInteractor(accountManager: manager)
        _ = try await interactor.handle(TwoFactorRequest(challenge: .sample, code: "1234"))
        manager.onConfirmCode.called(.equal(.sample), "1234").verify(.once)
    }

    @Test("what a manager throws reaches the presenter")
    func fails() async {
        manager.onConfirmCode.throws(AccountError.expired)
        let interactor = TwoFactorInteractor(accountManager: manager)
        await #expect(throws: AccountError.expired) {
            try await interactor.handle(TwoFactorRequest(challenge: .sample))
        }
    }
}
