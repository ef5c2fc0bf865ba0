import SceneryScreens

/// The view of DriverSearch: reports to the logic what a person does and shows view models.
@MainActor final class DriverSearchViewController: DriverSearchDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any DriverSearchInteracting

    init(_ route: DriverSearchRoute, interactor: any DriverSearchInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: DriverSearchViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let notice = viewModel.notice { ScreenText(notice, style: .emphasis) }
            if let card = viewModel.card { RideCard(card) }
            if let progress = viewModel.progress { ScreenProgress(progress) }
            if let title = viewModel.cancelTitle {
                ScreenButton(title, role: .destructive) { [interactor] in interactor.cancelTapped() }
                    .disabled(!viewModel.canCancel)
            }
        }
    }
}
