import Scenery

/// What happened in the view of Game.
enum GameViewEvent: Sendable, Equatable {
    /// - Parameter square: Its index on the board.
    case squareTapped(_ square: Int)
    case playAgainTapped
    case quitTapped
}

/// What the presenter has the view do.
enum GameCommand: Sendable, Equatable {
    case show(GameViewModel)
}

@MainActor protocol GameEventListening: ViewEventListener<GameViewEvent>, SceneLifecycle {
    func handle(event: GameViewEvent)
}

@MainActor protocol GameCommandListening: CommandListener<GameCommand> {
    func handle(command: GameCommand)
}

@MainActor protocol GameInteracting: Boundary {
    var board: Board { get }
    func place(at square: Int)
    func startAgain()
    /// Continues the game of another process.
    func resume(_ board: Board)
}

/// The board of Game, formatted for display.
struct GameViewModel: ViewModel {
    struct Row: ViewModel {
        var label: String
        var squares: [Square]
    }

    struct Square: ViewModel {
        var index: Int
        var title: String
        var isDisabled: Bool
    }

    var status: String
    var rows: [Row]
    var canPlayAgain: Bool
}
