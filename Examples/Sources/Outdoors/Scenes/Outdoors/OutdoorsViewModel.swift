import Scenery

/// What Outdoors shows, as observables, and what follows from what a person does.
final class OutdoorsViewModel: OutdoorsViewModeling {
    let samples = ObservableValue(OutdoorsSample.allCases.map(SampleShown.init))
    private let navigator: any OutdoorsNavigating

    init(navigator: any OutdoorsNavigating) {
        self.navigator = navigator
    }

    func sampleTapped(_ id: String) {
        if let sample = OutdoorsSample(rawValue: id) { navigator.open(sample) }
    }
}

extension SampleShown {
    fileprivate init(_ sample: OutdoorsSample) {
        let (title, detail) =
            switch sample {
            case .location: ("Location", "Where you are")
            case .places: ("Places", "Restaurants near you")
            case .weather: ("Weather", "Four cities in Galicia")
            case .currentWeather: ("Current weather", "Where you are")
            case .uvIndex: ("UV index", "How strong the sun is")
            case .airQuality: ("Air quality", "The worst of four pollutants")
            case .uvIndexWidget: ("UV index widget", "The same view model in a widget")
            }
        self.init(id: sample.rawValue, title: title, detail: detail)
    }
}
