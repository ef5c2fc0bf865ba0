import Scenery

/// The use case of Game: plays by the rules of the board.
final class GameInteractor: GameInteracting {
    private(set) var board = Board()

    func place(at square: Int) { board.place(at: square) }
    func startAgain() { board = Board() }
    func resume(_ board: Board) { self.board = board }
}
