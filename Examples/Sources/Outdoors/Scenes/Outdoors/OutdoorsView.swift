import SceneryScreens

/// The view of Outdoors: a menu of the samples.
final class OutdoorsView: ScreenView {
    let stage: Stage
    private let viewModel: any OutdoorsViewModeling

    init(viewModel: any OutdoorsViewModeling) {
        self.viewModel = viewModel
        stage = Stage(OutdoorsRoute(), lifecycle: viewModel)
        viewModel.samples.bind(owner: self) { view, samples in view.show(samples) }
    }

    private func show(_ samples: [SampleShown]) {
        stage.show("Outdoors") {
            ScreenList("Samples") {
                for sample in samples {
                    ScreenRow(sample.title, detail: sample.detail) { [viewModel] in
                        viewModel.sampleTapped(sample.id)
                    }.id(sample.id)
                }
            }.id("samples")
        }
    }
}
