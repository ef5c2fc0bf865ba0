import Scenery

/// The use case of NewGame: signs the person out.
final class NewGameInteractor: NewGameInteracting {
    private let accountManager: any AccountManaging

    init(accountManager: any AccountManaging) {
        self.accountManager = accountManager
    }

    func signOut() { accountManager.signOut() }
}
