import SceneryScreens

/// The view of Home: reports to the logic what a person does and shows view models.
final class HomeViewController: HomeDisplaying, ScreenView {
    let stage: Stage

    init(interactor: any HomeInteracting) {
        stage = Stage(HomeRoute(), lifecycle: interactor) {
            ScreenButton("Reload", role: .primary) { interactor.reloadTapped() }
            ScreenButton("Close") { interactor.closeTapped() }
        }
    }

    func show(_ viewModel: HomeViewModel) { stage.show(viewModel) }
}
