import Scenery

/// Turns what happens in Game into moves, and the board into commands.
final class GamePresenter: GameEventListening {
    weak var view: (any GameCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let players: Players
    private let interactor: any GameInteracting
    private let router: any TicTacToeRouting

    init(players: Players, interactor: any GameInteracting, router: any TicTacToeRouting) {
        self.players = players
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() { showBoard() }

    func handle(event: GameViewEvent) {
        switch event {
        case .squareTapped(let square):
            interactor.place(at: square)
            showBoard()
        case .playAgainTapped:
            interactor.startAgain()
            showBoard()
        case .quitTapped: router.leave(scenePresenter)
        }
    }

    private func showBoard() { view?.handle(command: .show(viewModel(of: interactor.board))) }
}

// MARK: - Formatting

extension GamePresenter {
    private func viewModel(of board: Board) -> GameViewModel {
        let isOver =
            switch board.state {
            case .turn: false
            case .won, .tied: true
            }
        let squares = board.squares.enumerated().map { index, mark in
            // A free square is called by its number, so that it can be told from the others without being seen.
            GameViewModel.Square(
                index: index, title: mark?.symbol ?? "\(index + 1)", isDisabled: isOver || mark != nil)
        }
        let rows = ["Top row", "Middle row", "Bottom row"].enumerated().map { row, label in
            GameViewModel.Row(label: label, squares: Array(squares[row * 3..<row * 3 + 3]))
        }
        return GameViewModel(status: status(of: board.state), rows: rows, canPlayAgain: isOver)
    }

    private func status(of state: Board.State) -> String {
        switch state {
        case .turn(let mark): "\(players[mark]), place your \(mark.symbol)."
        case .won(let mark): "\(players[mark]) won. Congratulations!"
        case .tied: "The game is tied."
        }
    }
}

extension Mark {
    fileprivate var symbol: String { rawValue.uppercased() }
}

// MARK: - StateRestoring

extension GamePresenter: StateRestoring {
    var restorableState: Board { interactor.board }

    func restore(_ state: Board) { interactor.resume(state) }
}
