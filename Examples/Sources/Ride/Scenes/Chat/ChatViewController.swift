import SceneryScreens

/// The view of Chat: reports to the logic what a person does and shows view models.
@MainActor final class ChatViewController: ChatDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any ChatInteracting

    init(_ route: ChatRoute, interactor: any ChatInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: ChatViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let status = viewModel.status { ScreenText(status, style: .caption) }
            if let notice = viewModel.notice { ScreenText(notice, style: .emphasis) }
            if let emptyText = viewModel.emptyText { ScreenText(emptyText) }
            ScreenList(viewModel.messagesLabel) {
                for message in viewModel.messages {
                    ScreenRow(message.text, detail: message.details).id(message.id)
                }
            }
            if let title = viewModel.sendAgainTitle {
                ScreenButton(title) { [interactor] in interactor.sendAgainTapped() }
            }
            if let title = viewModel.discardTitle {
                ScreenButton(title, role: .destructive) { [interactor] in interactor.discardTapped() }
            }
            ScreenField(viewModel.textLabel, onSubmit: { [interactor] in interactor.textSubmitted($0) }).id(
                "text")
        }
    }
}
