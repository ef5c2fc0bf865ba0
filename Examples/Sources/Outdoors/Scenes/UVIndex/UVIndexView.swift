import SceneryScreens

/// The view of UVIndex: shows what the view model's observables hold.
final class UVIndexView: ScreenView {
    let stage: Stage
    private let viewModel: any UVIndexViewModeling

    init(viewModel: any UVIndexViewModeling) {
        self.viewModel = viewModel
        stage = Stage(UVIndexRoute(), lifecycle: viewModel)
        viewModel.shown.bind(owner: self) { view, _ in view.show() }
        viewModel.failure.bind(owner: self) { view, _ in view.show() }
        viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        let shown = viewModel.shown.value
        stage.show("UV index") {
            ScreenText(shown.value, style: .large, color: ScreenColor(rawValue: shown.color))
            ScreenText(shown.description, style: .emphasis, color: ScreenColor(rawValue: shown.color))
            ScreenText(shown.date, style: .caption)
            if let failure = viewModel.failure.value {
                FailureNotice(failure) { [viewModel] in viewModel.retry() }
            }
            ScreenButton("Reload") { [viewModel] in viewModel.reloadTapped() }
        }
    }
}
