import SceneryScreens

/// The view of Profile: reports events to the presenter and carries out its commands.
@MainActor final class ProfileViewController: ProfileCommandListening, ScreenView, ScenePresenter {
    let stage: Stage
    private let presenter: any ProfileEventListening

    init(presenter: any ProfileEventListening) {
        self.presenter = presenter
        stage = Stage(ProfileRoute(), lifecycle: presenter)
    }

    func handle(command: ProfileCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }

    private func show(_ viewModel: ProfileViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let email = viewModel.email {
                ScreenText(email, style: .caption)
                ScreenField(
                    viewModel.nameLabel, text: viewModel.name, clearsOnSubmit: false,
                    onEdit: { [presenter] in presenter.handle(event: .nameEdited($0)) }
                ).id("name")
                ScreenField(
                    viewModel.phoneLabel, text: viewModel.phone, clearsOnSubmit: false,
                    onEdit: { [presenter] in presenter.handle(event: .phoneEdited($0)) }
                ).id("phone")
            }
            if let notice = viewModel.notice { ScreenText(notice, style: .emphasis) }
            ScreenButton(viewModel.saveTitle, role: .primary) { [presenter] in
                presenter.handle(event: .saveTapped)
            }
            .disabled(!viewModel.canSave)
            ScreenButton(viewModel.signOutTitle, role: .destructive) { [presenter] in
                presenter.handle(event: .signOutTapped)
            }
        }
    }
}
