import SceneryScreens

/// The view of Receipt: reports to the logic what a person does and shows view models.
@MainActor final class ReceiptViewController: ReceiptDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any ReceiptInteracting

    init(_ route: ReceiptRoute, interactor: any ReceiptInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: ReceiptViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let status = viewModel.status { ScreenText(status, style: .large) }
            if let path = viewModel.path { ScreenText(path) }
            ScreenList(viewModel.linesLabel) {
                for line in viewModel.lines { ScreenRow(line.title, detail: line.price) }
            }
            if let total = viewModel.total { ScreenText(total, style: .large) }
            if let paidWith = viewModel.paidWith { ScreenText(paidWith, style: .caption) }
            if let retryTitle = viewModel.retryTitle {
                ScreenButton(retryTitle) { [interactor] in interactor.retry() }
            }
            ScreenButton(viewModel.closeTitle) { [interactor] in interactor.closeTapped() }
        }
    }
}
