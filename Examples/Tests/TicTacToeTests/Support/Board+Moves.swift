@testable import TicTacToe

extension Board {
    /// The board after marks on these squares, in turn.
    init(_ squares: Int...) { self.init(squares) }

    init(_ squares: [Int]) {
        self.init()
        for square in squares { place(at: square) }
    }
}
