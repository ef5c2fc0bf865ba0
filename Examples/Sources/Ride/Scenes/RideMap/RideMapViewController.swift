import SceneryScreens

/// The view of RideMap: reports to the logic what a person does and shows view models.
@MainActor final class RideMapViewController: RideMapDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any RideMapInteracting

    init(interactor: any RideMapInteracting) {
        self.interactor = interactor
        stage = Stage(RideMapRoute(), lifecycle: interactor)
    }

    func show(_ viewModel: RideMapViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            if let notice = viewModel.notice { ScreenText(notice, style: .emphasis) }
            ScreenMap(
                viewModel.mapLabel,
                pins: viewModel.pins.map {
                    ScreenMap.Pin(id: $0.id, title: $0.title, latitude: $0.latitude, longitude: $0.longitude)
                })
            if let card = viewModel.card { RideCard(card) }
            if let title = viewModel.signInTitle { primary(title) { $0.signInTapped() } }
            if let title = viewModel.destinationTitle { primary(title) { $0.destinationTapped() } }
            if let title = viewModel.rideTitle { button(title) { $0.rideTapped() } }
            if let title = viewModel.chatTitle { button(title) { $0.chatTapped() } }
            ScreenDivider()
            button(viewModel.historyTitle) { $0.historyTapped() }
            button(viewModel.profileTitle) { $0.profileTapped() }
            button(viewModel.settingsTitle) { $0.settingsTapped() }
            button(viewModel.aboutTitle) { $0.aboutTapped() }
        }
    }

    private func primary(
        _ title: String, event: @escaping @MainActor (any RideMapInteracting) -> Void
    ) -> ScreenButton {
        ScreenButton(title, role: .primary) { [interactor] in event(interactor) }
    }

    private func button(
        _ title: String, event: @escaping @MainActor (any RideMapInteracting) -> Void
    ) -> ScreenButton {
        ScreenButton(title) { [interactor] in event(interactor) }
    }
}
