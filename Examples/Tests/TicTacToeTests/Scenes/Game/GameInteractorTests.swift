import Testing

@testable import TicTacToe

@MainActor @Suite("GameInteractor") struct GameInteractorTests {
    private let interactor = GameInteractor()

    @Test("plays by the rules of the board, and starts again")
    func plays() {
        #expect(interactor.board == Board())
        interactor.place(at: 4)
        interactor.place(at: 0)
        #expect(interactor.board == Board(4, 0))
        interactor.startAgain()
        #expect(interactor.board == Board())
    }

    @Test("continues another game")
    func resumes() {
        interactor.resume(Board(4, 0))
        interactor.place(at: 8)
        #expect(interactor.board == Board(4, 0, 8))
    }
}
