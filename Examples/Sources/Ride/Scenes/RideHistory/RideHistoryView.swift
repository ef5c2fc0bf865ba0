import SceneryScreens

/// The view of RideHistory: shows what the view model's observables hold.
@MainActor final class RideHistoryView: ScreenView {
    let stage: Stage
    private let viewModel: any RideHistoryViewModeling

    init(viewModel: any RideHistoryViewModeling) {
        self.viewModel = viewModel
        stage = Stage(RideHistoryRoute(), lifecycle: viewModel)
        context.keep(viewModel.shown.bind { [weak self] in self?.show($0) })
        context.keep(viewModel.isLoading.bind { [weak self] in self?.showActivity($0) })
        context.keep(viewModel.failure.bind { [weak self] in if let error = $0 { self?.show(error: error) } })
    }

    private func show(_ shown: RideHistoryShown) {
        stage.show(shown.title, shown.look) {
            if let emptyText = shown.emptyText { ScreenText(emptyText) }
            if let title = shown.retryTitle {
                ScreenButton(title) { [viewModel] in viewModel.retry() }
            }
            ScreenList(shown.ridesLabel) {
                for row in shown.rows {
                    ScreenRow(row.path, detail: row.details) { [viewModel] in viewModel.rideTapped(row.id) }
                        .id(row.id)
                }
            }
        }
    }
}
