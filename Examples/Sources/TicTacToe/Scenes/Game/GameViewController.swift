import SceneryScreens

/// The view of Game: reports events to the presenter and carries out its commands.
final class GameViewController: GameCommandListening, ScreenView, ScenePresenter {
    let stage: Stage
    private let presenter: any GameEventListening

    init(players: Players, presenter: any GameEventListening) {
        self.presenter = presenter
        stage = Stage(GameRoute(players), lifecycle: presenter)
    }

    func handle(command: GameCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        }
    }

    private func show(_ viewModel: GameViewModel) {
        stage.show("Tic-tac-toe") { [presenter] in
            ScreenText(viewModel.status, style: .emphasis)
            for row in viewModel.rows {
                ScreenGroup(row.label, axis: .horizontal) {
                    for square in row.squares {
                        ScreenButton(square.title) { presenter.handle(event: .squareTapped(square.index)) }
                            .id("square-\(square.index)").disabled(square.isDisabled)
                    }
                }
            }
            if viewModel.canPlayAgain {
                ScreenButton("Play again", role: .primary) { presenter.handle(event: .playAgainTapped) }
            }
            ScreenButton("Quit") { presenter.handle(event: .quitTapped) }
        }
    }
}
