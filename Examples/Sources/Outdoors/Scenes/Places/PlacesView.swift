import SceneryScreens

/// The view of Places: a map and a list, which show the same selection.
final class PlacesView: ScreenView {
    let stage: Stage
    private let viewModel: any PlacesViewModeling

    init(viewModel: any PlacesViewModeling) {
        self.viewModel = viewModel
        stage = Stage(PlacesRoute(), lifecycle: viewModel)
        viewModel.places.bind(owner: self) { view, _ in view.show() }
        viewModel.selected.bind(owner: self) { view, _ in view.show() }
        viewModel.failure.bind(owner: self) { view, _ in view.show() }
        viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        stage.show("Places") {
            if let failure = viewModel.failure.value {
                FailureNotice(failure) { [viewModel] in viewModel.retry() }
            }
            if !viewModel.places.value.isEmpty {
                map.id("map")
                list.id("list")
            }
            ScreenButton("Reload") { [viewModel] in viewModel.reloadTapped() }
        }
    }

    private var map: ScreenMap {
        let pins = viewModel.places.value.map {
            ScreenMap.Pin(id: $0.id, title: $0.name, latitude: $0.latitude, longitude: $0.longitude)
        }
        return ScreenMap("Restaurants on the map", pins: pins, selected: viewModel.selected.value) {
            [viewModel] in viewModel.placeTapped($0)
        }
    }

    private var list: ScreenList {
        ScreenList("Restaurants") {
            for place in viewModel.places.value {
                ScreenRow(place.name, detail: place.detail, isSelected: place.id == viewModel.selected.value)
                {
                    [viewModel] in viewModel.placeTapped(place.id)
                }.id(place.id)
            }
        }
    }
}
