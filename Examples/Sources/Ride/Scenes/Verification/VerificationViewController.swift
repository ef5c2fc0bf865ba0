import SceneryScreens

/// The view of Verification: reports to the logic what a person does and shows view models.
@MainActor final class VerificationViewController: VerificationDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any VerificationInteracting

    init(_ route: VerificationRoute, interactor: any VerificationInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: VerificationViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            ScreenText(viewModel.sentTo)
            ScreenField(
                viewModel.codeLabel, kind: .number, clearsOnSubmit: false,
                onSubmit: { [interactor] code in
                    interactor.codeEdited(code)
                    interactor.confirmTapped()
                },
                onEdit: { [interactor] in interactor.codeEdited($0) })
            ScreenButton(viewModel.confirmTitle, role: .primary) { [interactor] in interactor.confirmTapped()
            }
            .disabled(!viewModel.canConfirm)
            ScreenButton(viewModel.resendTitle) { [interactor] in interactor.resendTapped() }
                .disabled(!viewModel.canResend)
        }
    }
}
