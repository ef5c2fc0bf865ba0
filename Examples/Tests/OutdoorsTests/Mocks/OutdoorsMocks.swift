// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import AirQualityComponent
import LocationComponent
@testable import Outdoors
import PlacesComponent
import Scenery
import SceneryTestKit
import UVIndexComponent
import WeatherComponent

@MainActor
final class AirQualityLoadingMock: AirQualityLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, AirQuality, any Error>("AirQualityLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AirQualityLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> AirQuality { try await onLoad.call() }
}

@MainActor
final class AirQualityViewModelingMock: AirQualityViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("AirQualityViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("AirQualityViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("AirQualityViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("AirQualityViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("AirQualityViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("AirQualityViewModeling.retry()")
    nonisolated let onShown = PropertyStub<ObservableValue<AirQualityShown?>>("AirQualityViewModeling.shown")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("AirQualityViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("AirQualityViewModeling.failure")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("AirQualityViewModeling.reloadTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AirQualityViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onShown.reads, onShown.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onReloadTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var shown: ObservableValue<AirQualityShown?> { onShown.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func reloadTapped() { onReloadTapped.call() }
}

@MainActor
final class CurrentWeatherLoadingMock: CurrentWeatherLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, Weather, any Error>("CurrentWeatherLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("CurrentWeatherLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> Weather { try await onLoad.call() }
}

@MainActor
final class CurrentWeatherViewModelingMock: CurrentWeatherViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("CurrentWeatherViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("CurrentWeatherViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("CurrentWeatherViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("CurrentWeatherViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("CurrentWeatherViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("CurrentWeatherViewModeling.retry()")
    nonisolated let onShown = PropertyStub<ObservableValue<WeatherShown?>>("CurrentWeatherViewModeling.shown")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("CurrentWeatherViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("CurrentWeatherViewModeling.failure")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("CurrentWeatherViewModeling.reloadTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("CurrentWeatherViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onShown.reads, onShown.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onReloadTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var shown: ObservableValue<WeatherShown?> { onShown.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func reloadTapped() { onReloadTapped.call() }
}

@MainActor
final class LocationLoadingMock: LocationLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoadAsksForPermission = AsyncStub<Bool, Coordinates, any Error>("LocationLoading.load(asksForPermission:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("LocationLoadingMock", [onLoadAsksForPermission], fileID, filePath, line, column)
    }

    func load(asksForPermission: Bool) async throws -> Coordinates {
        try await onLoadAsksForPermission.call(asksForPermission)
    }
}

@MainActor
final class LocationViewModelingMock: LocationViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("LocationViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("LocationViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("LocationViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("LocationViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("LocationViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("LocationViewModeling.retry()")
    nonisolated let onPosition = PropertyStub<ObservableValue<String>>("LocationViewModeling.position")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("LocationViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("LocationViewModeling.failure")
    nonisolated let onLocateTapped = Stub<Void, Void, Never>("LocationViewModeling.locateTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("LocationViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onPosition.reads, onPosition.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onLocateTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var position: ObservableValue<String> { onPosition.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func locateTapped() { onLocateTapped.call() }
}

@MainActor
final class OutdoorsNavigatingMock: OutdoorsNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpen = Stub<OutdoorsSample, Void, Never>("OutdoorsNavigating.open(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("OutdoorsNavigatingMock", [onOpen], fileID, filePath, line, column)
    }

    func open(_ sample: OutdoorsSample) { onOpen.call(sample) }
}

@MainActor
final class OutdoorsViewModelingMock: OutdoorsViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("OutdoorsViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("OutdoorsViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("OutdoorsViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("OutdoorsViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("OutdoorsViewModeling.viewDidDisappear(_:)")
    nonisolated let onSamples = PropertyStub<ObservableValue<[SampleShown]>>("OutdoorsViewModeling.samples")
    nonisolated let onSampleTapped = Stub<String, Void, Never>("OutdoorsViewModeling.sampleTapped(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("OutdoorsViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear,
            onSamples.reads, onSamples.writes, onSampleTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    var samples: ObservableValue<[SampleShown]> { onSamples.value }
    func sampleTapped(_ id: String) { onSampleTapped.call(id) }
}

@MainActor
final class PlacesLoadingMock: PlacesLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoadAsksForPermission = AsyncStub<Bool, [Place], any Error>("PlacesLoading.load(asksForPermission:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PlacesLoadingMock", [onLoadAsksForPermission], fileID, filePath, line, column)
    }

    func load(asksForPermission: Bool) async throws -> [Place] {
        try await onLoadAsksForPermission.call(asksForPermission)
    }
}

@MainActor
final class PlacesViewModelingMock: PlacesViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("PlacesViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("PlacesViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("PlacesViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("PlacesViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("PlacesViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("PlacesViewModeling.retry()")
    nonisolated let onPlaces = PropertyStub<ObservableValue<[PlaceShown]>>("PlacesViewModeling.places")
    nonisolated let onSelected = PropertyStub<ObservableValue<String?>>("PlacesViewModeling.selected")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("PlacesViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("PlacesViewModeling.failure")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("PlacesViewModeling.reloadTapped()")
    nonisolated let onPlaceTapped = Stub<String, Void, Never>("PlacesViewModeling.placeTapped(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PlacesViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onPlaces.reads, onPlaces.writes, onSelected.reads, onSelected.writes,
            onIsLoading.reads, onIsLoading.writes, onFailure.reads, onFailure.writes, onReloadTapped,
            onPlaceTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var places: ObservableValue<[PlaceShown]> { onPlaces.value }
    var selected: ObservableValue<String?> { onSelected.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func reloadTapped() { onReloadTapped.call() }
    func placeTapped(_ id: String) { onPlaceTapped.call(id) }
}

@MainActor
final class UVIndexLoadingMock: UVIndexLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, UVIndex, any Error>("UVIndexLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("UVIndexLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> UVIndex { try await onLoad.call() }
}

@MainActor
final class UVIndexViewModelingMock: UVIndexViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("UVIndexViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("UVIndexViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("UVIndexViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("UVIndexViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("UVIndexViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("UVIndexViewModeling.retry()")
    nonisolated let onShown = PropertyStub<ObservableValue<UVIndexShown>>("UVIndexViewModeling.shown")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("UVIndexViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("UVIndexViewModeling.failure")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("UVIndexViewModeling.reloadTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("UVIndexViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onShown.reads, onShown.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onReloadTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var shown: ObservableValue<UVIndexShown> { onShown.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func reloadTapped() { onReloadTapped.call() }
}

@MainActor
final class WeatherLoadingMock: WeatherLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, [Weather], any Error>("WeatherLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WeatherLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> [Weather] { try await onLoad.call() }
}

@MainActor
final class WeatherViewModelingMock: WeatherViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("WeatherViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("WeatherViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("WeatherViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("WeatherViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("WeatherViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("WeatherViewModeling.retry()")
    nonisolated let onReports = PropertyStub<ObservableValue<[WeatherShown]>>("WeatherViewModeling.reports")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("WeatherViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("WeatherViewModeling.failure")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("WeatherViewModeling.reloadTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WeatherViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onReports.reads, onReports.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onReloadTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var reports: ObservableValue<[WeatherShown]> { onReports.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func reloadTapped() { onReloadTapped.call() }
}
