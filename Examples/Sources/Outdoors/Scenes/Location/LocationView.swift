import SceneryScreens

/// The view of Location: shows what the view model's observables hold.
final class LocationView: ScreenView {
    let stage: Stage
    private let viewModel: any LocationViewModeling

    init(viewModel: any LocationViewModeling) {
        self.viewModel = viewModel
        stage = Stage(LocationRoute(), lifecycle: viewModel)
        viewModel.position.bind(owner: self) { view, _ in view.show() }
        viewModel.failure.bind(owner: self) { view, _ in view.show() }
        viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        stage.show("Location") {
            if !viewModel.position.value.isEmpty { ScreenText(viewModel.position.value, style: .large) }
            if let failure = viewModel.failure.value {
                FailureNotice(failure) { [viewModel] in viewModel.retry() }
            }
            ScreenButton("Locate again") { [viewModel] in viewModel.locateTapped() }
        }
    }
}
