import Scenery

/// Turns what happens in Login into requests, and what comes of them into commands.
final class LoginPresenter: LoginEventListening {
    weak var view: (any LoginCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any LoginInteracting
    private let router: any TicTacToeRouting
    private var request = LoginRequest()
    private var signingIn: Task<Void, Never>?

    init(interactor: any LoginInteracting, router: any TicTacToeRouting) {
        self.interactor = interactor
        self.router = router
    }

    deinit { signingIn?.cancel() }

    func viewDidLoad() { showForm() }
    func retry() { signIn() }

    func handle(event: LoginViewEvent) {
        switch event {
        case .emailEdited(let email):
            request.email = email
            showForm()
        case .passwordEdited(let password):
            request.password = password
            showForm()
        case .logInTapped: signIn()
        }
    }

    private func signIn() {
        guard request.isComplete, signingIn == nil else { return }
        signingIn = interactor.handle(request) { [weak self] in self?.signInEnded($0) }
        showForm()
    }

    private func signInEnded(_ result: Result<SignInStep, any Error>) {
        signingIn = nil
        showForm()
        switch result {
        case .success(.signedIn): router.showNewGame(from: scenePresenter)
        case .success(.secondFactor(let challenge)): router.showTwoFactor(challenge, from: scenePresenter)
        case .failure(let error): view?.handle(command: .showError(ErrorViewModel(describing: error)))
        }
    }

    private func showForm() {
        let isBusy = signingIn != nil
        view?.handle(
            command: .show(
                LoginViewModel(isFormDisabled: isBusy, isLogInDisabled: isBusy || !request.isComplete)))
        view?.handle(command: .showActivity(isBusy))
    }
}
