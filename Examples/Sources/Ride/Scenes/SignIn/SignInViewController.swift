import SceneryScreens

/// The view of SignIn: reports to the logic what a person does and shows view models.
@MainActor final class SignInViewController: SignInDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any SignInInteracting

    init(interactor: any SignInInteracting) {
        self.interactor = interactor
        stage = Stage(SignInRoute(), lifecycle: interactor)
    }

    func show(_ viewModel: SignInViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let notice = viewModel.notice { ScreenText(notice, style: .emphasis) }
            ScreenField(
                viewModel.emailLabel, text: viewModel.email, kind: .email, clearsOnSubmit: false,
                onEdit: { [interactor] in interactor.emailEdited($0) })
            ScreenField(
                viewModel.passwordLabel, kind: .password, clearsOnSubmit: false,
                onSubmit: { [interactor] password in
                    interactor.passwordEdited(password)
                    interactor.signInTapped()
                },
                onEdit: { [interactor] in interactor.passwordEdited($0) })
            ScreenButton(viewModel.signInTitle, role: .primary) { [interactor] in interactor.signInTapped() }
                .disabled(!viewModel.canSignIn)
        }
    }
}
