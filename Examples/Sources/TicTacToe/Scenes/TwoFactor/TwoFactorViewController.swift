import SceneryScreens

/// The view of TwoFactor: reports events to the presenter and carries out its commands.
final class TwoFactorViewController: TwoFactorCommandListening, ScreenView, ScenePresenter {
    let stage: Stage
    private let presenter: any TwoFactorEventListening

    init(challenge: Challenge, presenter: any TwoFactorEventListening) {
        self.presenter = presenter
        stage = Stage(TwoFactorRoute(challenge), lifecycle: presenter)
    }

    func handle(command: TwoFactorCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }

    private func show(_ viewModel: TwoFactorViewModel) {
        stage.show("Second factor") { [presenter] in
            ScreenText(viewModel.hint)
            ScreenField(
                "Code", kind: .number, clearsOnSubmit: false,
                onSubmit: { _ in presenter.handle(event: .submitTapped) },
                onEdit: { presenter.handle(event: .codeEdited($0)) }
            ).id("code").disabled(viewModel.isFormDisabled)
            ScreenButton("Submit", role: .primary) { presenter.handle(event: .submitTapped) }
                .id("submit").disabled(viewModel.isSubmitDisabled)
        }
    }
}
