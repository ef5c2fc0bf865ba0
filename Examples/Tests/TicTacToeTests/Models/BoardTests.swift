import Testing

@testable import TicTacToe

@Suite("The rules of the board")
struct BoardTests {
    @Test("X begins on an empty board, and the players take turns")
    func turns() {
        #expect(Board().squares == [Mark?](repeating: nil, count: 9))
        #expect(Board().state == .turn(.x))
        #expect(Board(4).state == .turn(.o))
        #expect(Board(4, 0).state == .turn(.x))
        #expect(Board(4, 0).squares[4] == .x)
        #expect(Board(4, 0).squares[0] == .o)
    }

    @Test("a square that is taken, or is not there, changes nothing", arguments: [4, -1, 9])
    func ignored(square: Int) {
        var board = Board(4)
        board.place(at: square)
        #expect(board == Board(4))
    }

    @Test(
        "three in a line win, whoever has them",
        arguments: [
            [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
        ])
    func wins(line: [Int]) {
        let others = (0..<9).filter { !line.contains($0) }
        #expect(Board(line[0], others[0], line[1], others[1], line[2]).state == .won(.x))
        // O has the line; these three squares of X are none, whichever the line is.
        let x = [others[0], others[1], others[3]]
        #expect(Board(x[0], line[0], x[1], line[1], x[2], line[2]).state == .won(.o))
    }

    @Test("a full board without a line is tied; a line made by the last mark wins")
    func full() {
        #expect(Board(SampleGame.tied).state == .tied)
        #expect(Board(0, 1, 2, 4, 3, 5, 7, 8, 6).state == .won(.x))
    }

    @Test("nothing can be placed when the game is over")
    func over() {
        var board = Board(SampleGame.won)
        #expect(board.state == .won(.x))
        board.place(at: 8)
        #expect(board == Board(SampleGame.won))
    }

    @Test("players need a name that is more than white space")
    func players() {
        #expect(Players.sample.isComplete)
        #expect(!Players(x: "Ada", o: "").isComplete)
        #expect(!Players(x: " \n", o: "Grace").isComplete)
        #expect(Players.sample[.x] == "Ada" && Players.sample[.o] == "Grace")
    }
}
