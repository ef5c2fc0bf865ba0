import SceneryScreens

/// The view of AirQuality: shows what the view model's observables hold.
final class AirQualityView: ScreenView {
    let stage: Stage
    private let viewModel: any AirQualityViewModeling

    init(viewModel: any AirQualityViewModeling) {
        self.viewModel = viewModel
        stage = Stage(AirQualityRoute(), lifecycle: viewModel)
        viewModel.shown.bind(owner: self) { view, _ in view.show() }
        viewModel.failure.bind(owner: self) { view, _ in view.show() }
        viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        stage.show("Air quality") {
            if let failure = viewModel.failure.value {
                FailureNotice(failure) { [viewModel] in viewModel.retry() }
            }
            if let shown = viewModel.shown.value {
                ScreenText(shown.level, style: .large, color: ScreenColor(rawValue: shown.color))
                ScreenText(shown.worst)
                list(shown.rows).id("pollutants")
            }
            ScreenButton("Reload") { [viewModel] in viewModel.reloadTapped() }
        }
    }

    private func list(_ rows: [AirQualityShown.Row]) -> ScreenList {
        ScreenList("Pollutants") {
            for row in rows { ScreenRow(row.pollutant, detail: row.detail) }
        }
    }
}
