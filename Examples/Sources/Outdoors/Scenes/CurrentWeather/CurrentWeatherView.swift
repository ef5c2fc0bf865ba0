import SceneryScreens

/// The view of CurrentWeather: shows what the view model's observables hold.
final class CurrentWeatherView: ScreenView {
    let stage: Stage
    private let viewModel: any CurrentWeatherViewModeling

    init(viewModel: any CurrentWeatherViewModeling) {
        self.viewModel = viewModel
        stage = Stage(CurrentWeatherRoute(), lifecycle: viewModel)
        viewModel.shown.bind(owner: self) { view, _ in view.show() }
        viewModel.failure.bind(owner: self) { view, _ in view.show() }
        viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        stage.show("Current weather") {
            if let failure = viewModel.failure.value {
                FailureNotice(failure) { [viewModel] in viewModel.retry() }
            }
            if let shown = viewModel.shown.value {
                ScreenHeading(shown.place)
                ScreenText(shown.summary, style: .large)
                ScreenText(shown.humidity)
                ScreenText(shown.wind)
            }
            ScreenButton("Reload") { [viewModel] in viewModel.reloadTapped() }
        }
    }
}
