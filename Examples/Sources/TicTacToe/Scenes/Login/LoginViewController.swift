import SceneryScreens

/// The view of Login: reports events to the presenter and carries out its commands.
final class LoginViewController: LoginCommandListening, ScreenView, ScenePresenter {
    let stage: Stage
    private let presenter: any LoginEventListening

    init(presenter: any LoginEventListening) {
        self.presenter = presenter
        stage = Stage(LoginRoute(), lifecycle: presenter)
    }

    func handle(command: LoginCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }

    private func show(_ viewModel: LoginViewModel) {
        stage.show("Log in") { [presenter] in
            ScreenText("Log in with your email address and your password to play.")
            ScreenField(
                "Email", kind: .email, clearsOnSubmit: false,
                onEdit: { presenter.handle(event: .emailEdited($0)) }
            ).id("email").disabled(viewModel.isFormDisabled)
            ScreenField(
                "Password", kind: .password, clearsOnSubmit: false,
                onSubmit: { _ in presenter.handle(event: .logInTapped) },
                onEdit: { presenter.handle(event: .passwordEdited($0)) }
            ).id("password").disabled(viewModel.isFormDisabled)
            ScreenButton("Log in", role: .primary) { presenter.handle(event: .logInTapped) }
                .id("log-in").disabled(viewModel.isLogInDisabled)
        }
    }
}
