// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import AirQualityComponent
import LocationComponent
import PlacesComponent
import Scenery
import SceneryScenes
import UVIndexComponent
import WeatherComponent

@MainActor
final class AirQualityLoadingProxy<Target: AirQualityLoading>: AirQualityLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> AirQuality { try await crossings.call("load()") { try await target.load() } }
}

extension AirQualityLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AirQualityLoading {
        guard let crossings = CrossingReporter("AirQualityLoading", of: self) else { return self }
        return crossings.kept(AirQualityLoadingProxy(self, crossings))
    }
}

/// The members of ``AirQualityLoading``, for tests that expect crossings.
enum AirQualityLoadingCrossing {
    nonisolated static var load: CrossingMember<Void> { CrossingMember("AirQualityLoading.load()") }
}

@MainActor
final class AirQualityViewModelingProxy<Target: AirQualityViewModeling>: AirQualityViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var shown: ObservableValue<AirQualityShown?> { crossings.get("shown") { target.shown } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func reloadTapped() { crossings.call("reloadTapped()") { target.reloadTapped() } }
}

extension AirQualityViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AirQualityViewModeling {
        guard let crossings = CrossingReporter("AirQualityViewModeling", of: self) else { return self }
        return crossings.kept(AirQualityViewModelingProxy(self, crossings))
    }
}

/// The members of ``AirQualityViewModeling``, for tests that expect crossings.
enum AirQualityViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("AirQualityViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("AirQualityViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("AirQualityViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("AirQualityViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("AirQualityViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("AirQualityViewModeling.retry()") }
    nonisolated static var shown: CrossingProperty<ObservableValue<AirQualityShown?>> { CrossingProperty("AirQualityViewModeling.shown") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("AirQualityViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("AirQualityViewModeling.failure") }
    nonisolated static var reloadTapped: CrossingMember<Void> { CrossingMember("AirQualityViewModeling.reloadTapped()") }
}

@MainActor
final class CurrentWeatherLoadingProxy<Target: CurrentWeatherLoading>: CurrentWeatherLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> Weather { try await crossings.call("load()") { try await target.load() } }
}

extension CurrentWeatherLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any CurrentWeatherLoading {
        guard let crossings = CrossingReporter("CurrentWeatherLoading", of: self) else { return self }
        return crossings.kept(CurrentWeatherLoadingProxy(self, crossings))
    }
}

/// The members of ``CurrentWeatherLoading``, for tests that expect crossings.
enum CurrentWeatherLoadingCrossing {
    nonisolated static var load: CrossingMember<Void> { CrossingMember("CurrentWeatherLoading.load()") }
}

@MainActor
final class CurrentWeatherViewModelingProxy<Target: CurrentWeatherViewModeling>: CurrentWeatherViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var shown: ObservableValue<WeatherShown?> { crossings.get("shown") { target.shown } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func reloadTapped() { crossings.call("reloadTapped()") { target.reloadTapped() } }
}

extension CurrentWeatherViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any CurrentWeatherViewModeling {
        guard let crossings = CrossingReporter("CurrentWeatherViewModeling", of: self) else { return self }
        return crossings.kept(CurrentWeatherViewModelingProxy(self, crossings))
    }
}

/// The members of ``CurrentWeatherViewModeling``, for tests that expect crossings.
enum CurrentWeatherViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("CurrentWeatherViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("CurrentWeatherViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("CurrentWeatherViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("CurrentWeatherViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("CurrentWeatherViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("CurrentWeatherViewModeling.retry()") }
    nonisolated static var shown: CrossingProperty<ObservableValue<WeatherShown?>> { CrossingProperty("CurrentWeatherViewModeling.shown") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("CurrentWeatherViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("CurrentWeatherViewModeling.failure") }
    nonisolated static var reloadTapped: CrossingMember<Void> { CrossingMember("CurrentWeatherViewModeling.reloadTapped()") }
}

@MainActor
final class LocationLoadingProxy<Target: LocationLoading>: LocationLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load(asksForPermission: Bool) async throws -> Coordinates {
        try await crossings.call("load(asksForPermission:)", asksForPermission) { try await target.load(asksForPermission: asksForPermission) }
    }
}

extension LocationLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any LocationLoading {
        guard let crossings = CrossingReporter("LocationLoading", of: self) else { return self }
        return crossings.kept(LocationLoadingProxy(self, crossings))
    }
}

/// The members of ``LocationLoading``, for tests that expect crossings.
enum LocationLoadingCrossing {
    nonisolated static var loadAsksForPermission: CrossingMember<Bool> { CrossingMember("LocationLoading.load(asksForPermission:)") }
}

@MainActor
final class LocationViewModelingProxy<Target: LocationViewModeling>: LocationViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var position: ObservableValue<String> { crossings.get("position") { target.position } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func locateTapped() { crossings.call("locateTapped()") { target.locateTapped() } }
}

extension LocationViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any LocationViewModeling {
        guard let crossings = CrossingReporter("LocationViewModeling", of: self) else { return self }
        return crossings.kept(LocationViewModelingProxy(self, crossings))
    }
}

/// The members of ``LocationViewModeling``, for tests that expect crossings.
enum LocationViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("LocationViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("LocationViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("LocationViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("LocationViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("LocationViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("LocationViewModeling.retry()") }
    nonisolated static var position: CrossingProperty<ObservableValue<String>> { CrossingProperty("LocationViewModeling.position") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("LocationViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("LocationViewModeling.failure") }
    nonisolated static var locateTapped: CrossingMember<Void> { CrossingMember("LocationViewModeling.locateTapped()") }
}

@MainActor
final class OutdoorsNavigatingProxy<Target: OutdoorsNavigating>: OutdoorsNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func open(_ sample: OutdoorsSample) { crossings.call("open(_:)", sample) { target.open(sample) } }
}

extension OutdoorsNavigating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any OutdoorsNavigating {
        guard let crossings = CrossingReporter("OutdoorsNavigating", of: self) else { return self }
        return crossings.kept(OutdoorsNavigatingProxy(self, crossings))
    }
}

/// The members of ``OutdoorsNavigating``, for tests that expect crossings.
enum OutdoorsNavigatingCrossing {
    nonisolated static var open: CrossingMember<OutdoorsSample> { CrossingMember("OutdoorsNavigating.open(_:)") }
}

@MainActor
final class OutdoorsViewModelingProxy<Target: OutdoorsViewModeling>: OutdoorsViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    var samples: ObservableValue<[SampleShown]> { crossings.get("samples") { target.samples } }
    func sampleTapped(_ id: String) { crossings.call("sampleTapped(_:)", id) { target.sampleTapped(id) } }
}

extension OutdoorsViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any OutdoorsViewModeling {
        guard let crossings = CrossingReporter("OutdoorsViewModeling", of: self) else { return self }
        return crossings.kept(OutdoorsViewModelingProxy(self, crossings))
    }
}

/// The members of ``OutdoorsViewModeling``, for tests that expect crossings.
enum OutdoorsViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("OutdoorsViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("OutdoorsViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("OutdoorsViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("OutdoorsViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("OutdoorsViewModeling.viewDidDisappear(_:)") }
    nonisolated static var samples: CrossingProperty<ObservableValue<[SampleShown]>> { CrossingProperty("OutdoorsViewModeling.samples") }
    nonisolated static var sampleTapped: CrossingMember<String> { CrossingMember("OutdoorsViewModeling.sampleTapped(_:)") }
}

@MainActor
final class PlacesLoadingProxy<Target: PlacesLoading>: PlacesLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load(asksForPermission: Bool) async throws -> [Place] {
        try await crossings.call("load(asksForPermission:)", asksForPermission) { try await target.load(asksForPermission: asksForPermission) }
    }
}

extension PlacesLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PlacesLoading {
        guard let crossings = CrossingReporter("PlacesLoading", of: self) else { return self }
        return crossings.kept(PlacesLoadingProxy(self, crossings))
    }
}

/// The members of ``PlacesLoading``, for tests that expect crossings.
enum PlacesLoadingCrossing {
    nonisolated static var loadAsksForPermission: CrossingMember<Bool> { CrossingMember("PlacesLoading.load(asksForPermission:)") }
}

@MainActor
final class PlacesViewModelingProxy<Target: PlacesViewModeling>: PlacesViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var places: ObservableValue<[PlaceShown]> { crossings.get("places") { target.places } }
    var selected: ObservableValue<String?> { crossings.get("selected") { target.selected } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func reloadTapped() { crossings.call("reloadTapped()") { target.reloadTapped() } }
    func placeTapped(_ id: String) { crossings.call("placeTapped(_:)", id) { target.placeTapped(id) } }
}

extension PlacesViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PlacesViewModeling {
        guard let crossings = CrossingReporter("PlacesViewModeling", of: self) else { return self }
        return crossings.kept(PlacesViewModelingProxy(self, crossings))
    }
}

/// The members of ``PlacesViewModeling``, for tests that expect crossings.
enum PlacesViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("PlacesViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("PlacesViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("PlacesViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("PlacesViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("PlacesViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("PlacesViewModeling.retry()") }
    nonisolated static var places: CrossingProperty<ObservableValue<[PlaceShown]>> { CrossingProperty("PlacesViewModeling.places") }
    nonisolated static var selected: CrossingProperty<ObservableValue<String?>> { CrossingProperty("PlacesViewModeling.selected") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("PlacesViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("PlacesViewModeling.failure") }
    nonisolated static var reloadTapped: CrossingMember<Void> { CrossingMember("PlacesViewModeling.reloadTapped()") }
    nonisolated static var placeTapped: CrossingMember<String> { CrossingMember("PlacesViewModeling.placeTapped(_:)") }
}

@MainActor
final class UVIndexLoadingProxy<Target: UVIndexLoading>: UVIndexLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> UVIndex { try await crossings.call("load()") { try await target.load() } }
}

extension UVIndexLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any UVIndexLoading {
        guard let crossings = CrossingReporter("UVIndexLoading", of: self) else { return self }
        return crossings.kept(UVIndexLoadingProxy(self, crossings))
    }
}

/// The members of ``UVIndexLoading``, for tests that expect crossings.
enum UVIndexLoadingCrossing {
    nonisolated static var load: CrossingMember<Void> { CrossingMember("UVIndexLoading.load()") }
}

@MainActor
final class UVIndexViewModelingProxy<Target: UVIndexViewModeling>: UVIndexViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var shown: ObservableValue<UVIndexShown> { crossings.get("shown") { target.shown } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func reloadTapped() { crossings.call("reloadTapped()") { target.reloadTapped() } }
}

extension UVIndexViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any UVIndexViewModeling {
        guard let crossings = CrossingReporter("UVIndexViewModeling", of: self) else { return self }
        return crossings.kept(UVIndexViewModelingProxy(self, crossings))
    }
}

/// The members of ``UVIndexViewModeling``, for tests that expect crossings.
enum UVIndexViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("UVIndexViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("UVIndexViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("UVIndexViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("UVIndexViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("UVIndexViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("UVIndexViewModeling.retry()") }
    nonisolated static var shown: CrossingProperty<ObservableValue<UVIndexShown>> { CrossingProperty("UVIndexViewModeling.shown") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("UVIndexViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("UVIndexViewModeling.failure") }
    nonisolated static var reloadTapped: CrossingMember<Void> { CrossingMember("UVIndexViewModeling.reloadTapped()") }
}

@MainActor
final class WeatherLoadingProxy<Target: WeatherLoading>: WeatherLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> [Weather] { try await crossings.call("load()") { try await target.load() } }
}

extension WeatherLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any WeatherLoading {
        guard let crossings = CrossingReporter("WeatherLoading", of: self) else { return self }
        return crossings.kept(WeatherLoadingProxy(self, crossings))
    }
}

/// The members of ``WeatherLoading``, for tests that expect crossings.
enum WeatherLoadingCrossing {
    nonisolated static var load: CrossingMember<Void> { CrossingMember("WeatherLoading.load()") }
}

@MainActor
final class WeatherViewModelingProxy<Target: WeatherViewModeling>: WeatherViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var reports: ObservableValue<[WeatherShown]> { crossings.get("reports") { target.reports } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func reloadTapped() { crossings.call("reloadTapped()") { target.reloadTapped() } }
}

extension WeatherViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any WeatherViewModeling {
        guard let crossings = CrossingReporter("WeatherViewModeling", of: self) else { return self }
        return crossings.kept(WeatherViewModelingProxy(self, crossings))
    }
}

/// The members of ``WeatherViewModeling``, for tests that expect crossings.
enum WeatherViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("WeatherViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("WeatherViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("WeatherViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("WeatherViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("WeatherViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("WeatherViewModeling.retry()") }
    nonisolated static var reports: CrossingProperty<ObservableValue<[WeatherShown]>> { CrossingProperty("WeatherViewModeling.reports") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("WeatherViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("WeatherViewModeling.failure") }
    nonisolated static var reloadTapped: CrossingMember<Void> { CrossingMember("WeatherViewModeling.reloadTapped()") }
}
