import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("GamePresenter") struct GamePresenterTests {
    private let view = GameCommandListeningMock()
    private let interactor = GameInteractingMock()
    private let router = TicTacToeRoutingMock()
    private let presenter: GamePresenter

    init() {
        presenter = GamePresenter(players: .sample, interactor: interactor, router: router)
        presenter.view = view
    }

    @Test("a new board has nine numbered squares, and says who begins")
    func new() throws {
        let shown = try shown(Board())
        #expect(shown.status == "Ada, place your X.")
        #expect(shown.rows.map(\.label) == ["Top row", "Middle row", "Bottom row"])
        #expect(
            shown.rows.map { $0.squares.map(\.title) } == [
                ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"],
            ])
        #expect(shown.rows.flatMap { $0.squares.map(\.index) } == Array(0..<9))
        #expect(shown.rows.flatMap { $0.squares.map(\.isDisabled) } == [Bool](repeating: false, count: 9))
        #expect(!shown.canPlayAgain)
    }

    @Test("a taken square shows its mark, and cannot be taken again")
    func taken() throws {
        let shown = try shown(Board(4))
        #expect(shown.status == "Grace, place your O.")
        #expect(shown.rows[1].squares[1].title == "X")
        #expect(shown.rows.flatMap(\.squares).filter(\.isDisabled).map(\.index) == [4])
    }

    @Test("a game that is won or tied says so, and offers another")
    func over() throws {
        let won = try shown(Board(SampleGame.won))
        #expect(won.status == "Ada won. Congratulations!")
        #expect(won.canPlayAgain && won.rows.allSatisfy { $0.squares.allSatisfy(\.isDisabled) })
        let tied = try shown(Board(SampleGame.tied))
        #expect(tied.status == "The game is tied.")
        #expect(tied.canPlayAgain)
    }

    @Test("events are moves, and each shows the board")
    func events() {
        interactor.onBoard.returns(Board())
        presenter.handle(event: .squareTapped(4))
        interactor.onPlaceAt.called(4).verify(.once)
        presenter.handle(event: .playAgainTapped)
        interactor.onStartAgain.verify(.once)
        #expect(view.onHandleCommand.count == 2)
        presenter.handle(event: .quitTapped)
        router.onLeave.called(.any).verify(.once)
    }

    @Test("the state to save is the board")
    func restores() {
        interactor.onBoard.returns(Board(4, 0))
        #expect(presenter.restorableState == Board(4, 0))
        presenter.restore(Board(8))
        #expect(interactor.onResume.calls == [Board(8)])
    }

    private func shown(_ board: Board) throws -> GameViewModel {
        interactor.onBoard.returns(board)
        presenter.viewDidLoad()
        guard case .show(let viewModel) = try #require(view.onHandleCommand.lastCall) else {
            throw NothingShown()
        }
        return viewModel
    }
}

private struct NothingShown: Error {}
