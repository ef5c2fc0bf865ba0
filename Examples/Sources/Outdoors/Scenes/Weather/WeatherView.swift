import SceneryScreens

/// The view of Weather: shows what the view model's observables hold.
final class WeatherView: ScreenView {
    let stage: Stage
    private let viewModel: any WeatherViewModeling

    init(viewModel: any WeatherViewModeling) {
        self.viewModel = viewModel
        stage = Stage(WeatherRoute(), lifecycle: viewModel)
        viewModel.reports.bind(owner: self) { view, _ in view.show() }
        viewModel.failure.bind(owner: self) { view, _ in view.show() }
        viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        stage.show("Weather") {
            if let failure = viewModel.failure.value {
                FailureNotice(failure) { [viewModel] in viewModel.retry() }
            }
            if !viewModel.reports.value.isEmpty { list.id("cities") }
            ScreenButton("Reload") { [viewModel] in viewModel.reloadTapped() }
        }
    }

    private var list: ScreenList {
        ScreenList("Cities") {
            for report in viewModel.reports.value { ScreenRow(report.place, detail: report.summary) }
        }
    }
}
