import Scenery

/// What Outdoors shows and what a person can do.
@MainActor protocol OutdoorsViewModeling: ObservableViewModel {
    var samples: ObservableValue<[SampleShown]> { get }
    func sampleTapped(_ id: String)
}

/// Where Outdoors can lead.
@MainActor protocol OutdoorsNavigating: Boundary {
    func open(_ sample: OutdoorsSample)
}

/// The scenes that Outdoors leads to, in the order of the menu.
enum OutdoorsSample: String, Sendable, CaseIterable {
    case location, places, weather, currentWeather, uvIndex, airQuality, uvIndexWidget
}

/// A line of the menu, formatted for display.
struct SampleShown: ViewModel {
    var id: String
    var title: String
    var detail: String
}
