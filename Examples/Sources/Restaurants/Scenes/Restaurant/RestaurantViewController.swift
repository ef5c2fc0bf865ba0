import SceneryScreens

/// The view of a restaurant: reports events to the presenter and carries out its commands.
final class RestaurantViewController: RestaurantCommandListening, ScreenView {
    let stage: Stage

    private let presenter: any RestaurantEventListening

    init(route: RestaurantRoute, presenter: any RestaurantEventListening) {
        self.presenter = presenter
        stage = Stage(route, lifecycle: presenter)
    }

    func handle(command: RestaurantCommand) {
        switch command {
        case .showActivity(let isActive): showActivity(isActive)
        case .show(let viewModel): show(viewModel)
        case .showError(let title, let message): showError(title, message)
        }
    }

    private func show(_ viewModel: RestaurantViewModel) {
        stage.show(viewModel.name) {
            for figure in viewModel.figures { ScreenText(figure) }
        }
    }

    private func showError(_ title: String, _ message: String) {
        stage.show("Restaurant") {
            RetryNote(message: message) { [presenter] in presenter.retry() }
        }
        show(error: ErrorViewModel(title: title, message: message, retryTitle: RetryNote.retryTitle))
    }
}
