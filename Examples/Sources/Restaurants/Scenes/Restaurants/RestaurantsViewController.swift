import SceneryScreens

/// The view of the list: reports events to the presenter and carries out its commands.
final class RestaurantsViewController: RestaurantsCommandListening, ScreenView, ScenePresenter {
    private static let title = "Restaurants"

    let stage: Stage

    private let presenter: any RestaurantsEventListening

    init(presenter: any RestaurantsEventListening) {
        self.presenter = presenter
        stage = Stage(RestaurantsRoute(), lifecycle: presenter)
    }

    func handle(command: RestaurantsCommand) {
        switch command {
        case .showActivity(let isActive): showActivity(isActive)
        case .populateList(let viewModel): show(viewModel)
        case .showError(let title, let message): showError(title, message)
        }
    }

    private func show(_ viewModel: RestaurantsViewModel) {
        stage.show(Self.title) {
            if let emptyMessage = viewModel.emptyMessage {
                RetryNote(message: emptyMessage) { [presenter] in presenter.retry() }
            } else {
                ScreenList(viewModel.area) {
                    for (index, row) in viewModel.rows.enumerated() {
                        ScreenRow(row.name, detail: row.detail) { [presenter] in
                            presenter.handle(event: .didTapOnRestaurant(index: index))
                        }
                    }
                }.id("restaurants")
            }
        }
    }

    private func showError(_ title: String, _ message: String) {
        stage.show(Self.title) {
            RetryNote(message: message) { [presenter] in presenter.retry() }
        }
        show(error: ErrorViewModel(title: title, message: message, retryTitle: RetryNote.retryTitle))
    }
}
