import SceneryScreens

/// The view of RideStatus: reports to the logic what a person does and shows view models.
@MainActor final class RideStatusViewController: RideStatusDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any RideStatusInteracting

    init(_ route: RideStatusRoute, interactor: any RideStatusInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: RideStatusViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let notice = viewModel.notice { ScreenText(notice, style: .emphasis) }
            if let card = viewModel.card { RideCard(card) }
            if let price = viewModel.price { ScreenText(price) }
            if let title = viewModel.chatTitle {
                ScreenButton(title) { [interactor] in interactor.chatTapped() }
            }
            if let title = viewModel.receiptTitle {
                ScreenButton(title, role: .primary) { [interactor] in interactor.receiptTapped() }
            }
            if let title = viewModel.cancelTitle {
                ScreenButton(title, role: .destructive) { [interactor] in interactor.cancelTapped() }
            }
            if let title = viewModel.retryTitle {
                ScreenButton(title) { [interactor] in interactor.retry() }
            }
        }
    }
}
