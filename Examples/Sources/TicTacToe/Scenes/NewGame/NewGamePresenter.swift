import Scenery

/// Turns what happens in NewGame into commands, and leads to the game.
final class NewGamePresenter: NewGameEventListening {
    weak var view: (any NewGameCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any NewGameInteracting
    private let router: any TicTacToeRouting
    private var players = Players()

    init(interactor: any NewGameInteracting, router: any TicTacToeRouting) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() { showForm() }

    func handle(event: NewGameViewEvent) {
        switch event {
        case .xNameEdited(let name):
            players.x = name
            showForm()
        case .oNameEdited(let name):
            players.o = name
            showForm()
        case .startTapped: start()
        case .logOutTapped:
            interactor.signOut()
            router.showLogin(from: scenePresenter)
        }
    }

    private func start() {
        guard players.isComplete else { return }
        router.showGame(of: players, from: scenePresenter)
    }

    private func showForm() {
        view?.handle(command: .show(NewGameViewModel(isStartDisabled: !players.isComplete)))
    }
}
