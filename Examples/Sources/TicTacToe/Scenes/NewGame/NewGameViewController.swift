import SceneryScreens

/// The view of NewGame: reports events to the presenter and carries out its commands.
final class NewGameViewController: NewGameCommandListening, ScreenView, ScenePresenter {
    let stage: Stage
    private let presenter: any NewGameEventListening

    init(presenter: any NewGameEventListening) {
        self.presenter = presenter
        stage = Stage(NewGameRoute(), lifecycle: presenter)
    }

    func handle(command: NewGameCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        }
    }

    private func show(_ viewModel: NewGameViewModel) {
        stage.show("New game") { [presenter] in
            ScreenField(
                "Player X", placeholder: "Name", clearsOnSubmit: false,
                onEdit: { presenter.handle(event: .xNameEdited($0)) }
            ).id("x")
            ScreenField(
                "Player O", placeholder: "Name", clearsOnSubmit: false,
                onSubmit: { _ in presenter.handle(event: .startTapped) },
                onEdit: { presenter.handle(event: .oNameEdited($0)) }
            ).id("o")
            ScreenButton("Start game", role: .primary) { presenter.handle(event: .startTapped) }
                .disabled(viewModel.isStartDisabled)
            ScreenButton("Log out") { presenter.handle(event: .logOutTapped) }
        }
    }
}
