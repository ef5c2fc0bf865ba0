import AirQualityComponent
import Scenery

/// What AirQuality shows and what a person can do.
@MainActor protocol AirQualityViewModeling: ObservableViewModel, Retrying {
    /// `nil` until the quality is known.
    var shown: ObservableValue<AirQualityShown?> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func reloadTapped()
}

/// Where the content of AirQuality comes from.
@MainActor protocol AirQualityLoading: Boundary {
    func load() async throws -> AirQuality
}
