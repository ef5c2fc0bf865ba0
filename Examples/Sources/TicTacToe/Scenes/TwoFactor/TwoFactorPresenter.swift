import Scenery

/// Turns what happens in TwoFactor into requests, and what comes of them into commands.
final class TwoFactorPresenter: TwoFactorEventListening {
    weak var view: (any TwoFactorCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any TwoFactorInteracting
    private let router: any TicTacToeRouting
    private var request: TwoFactorRequest
    private var confirming: Task<Void, Never>?
    private var isExpired = false

    init(challenge: Challenge, interactor: any TwoFactorInteracting, router: any TicTacToeRouting) {
        request = TwoFactorRequest(challenge: challenge)
        self.interactor = interactor
        self.router = router
    }

    deinit { confirming?.cancel() }

    func viewDidLoad() { showForm() }
    func retry() { isExpired ? router.showLogin(from: scenePresenter) : confirm() }

    func handle(event: TwoFactorViewEvent) {
        switch event {
        case .codeEdited(let code):
            request.code = code
            showForm()
        case .submitTapped: confirm()
        }
    }

    private func confirm() {
        guard request.isComplete, confirming == nil else { return }
        confirming = interactor.handle(request) { [weak self] in self?.confirmationEnded($0) }
        showForm()
    }

    private func confirmationEnded(_ result: Result<TwoFactorContent, any Error>) {
        confirming = nil
        showForm()
        switch result {
        case .success: router.showNewGame(from: scenePresenter)
        case .failure(let error):
            isExpired = error as? AccountError == .expired
            view?.handle(command: .showError(ErrorViewModel(describing: error)))
        }
    }

    private func showForm() {
        let challenge = request.challenge
        let isBusy = confirming != nil
        view?.handle(
            command: .show(
                TwoFactorViewModel(
                    hint:
                        "Enter the code of \(challenge.digits) digits that was sent to \(challenge.sentTo).",
                    isFormDisabled: isBusy, isSubmitDisabled: isBusy || !request.isComplete)))
        view?.handle(command: .showActivity(isBusy))
    }
}
