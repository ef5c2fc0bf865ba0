import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("NewGameInteractor") struct NewGameInteractorTests {
    @Test("signs the account out")
    func signsOut() {
        let manager = AccountManagingMock()
        NewGameInteractor(accountManager: manager).signOut()
        manager.onSignOut.verify(.once)
    }
}
