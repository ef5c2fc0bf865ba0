// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable import AirQualityComponent
@testable import LocationComponent
@testable import PlacesComponent
import Scenery
public import SceneryTestKit
@testable import UVIndexComponent
@testable import WeatherComponent

@MainActor
public final class AirPollutionProvidingMock: AirPollutionProviding {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onOutput = PropertyStub<(any AirPollutionOutput)?>("AirPollutionProviding.output")
    public nonisolated let onQualityAt = AsyncStub<Coordinates, AirQuality, AirPollutionFailure>("AirPollutionProviding.quality(at:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AirPollutionProvidingMock", [
            onOutput.reads, onOutput.writes, onQualityAt,
        ], fileID, filePath, line, column)
    }

    public var output: (any AirPollutionOutput)? {
        get { onOutput.value }
        set { onOutput.value = newValue }
    }

    public func quality(at coordinates: Coordinates) async throws(AirPollutionFailure) -> AirQuality {
        try await onQualityAt.call(coordinates)
    }
}

@MainActor
public final class DeviceLocationProvidingMock: DeviceLocationProviding {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onOutput = PropertyStub<(any DeviceLocationOutput)?>("DeviceLocationProviding.output")
    public nonisolated let onCurrentLocation = AsyncStub<Void, Coordinates, DeviceLocationFailure>("DeviceLocationProviding.currentLocation()")
    public nonisolated let onRequestLocation = AsyncStub<Void, Coordinates, DeviceLocationFailure>("DeviceLocationProviding.requestLocation()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DeviceLocationProvidingMock", [
            onOutput.reads, onOutput.writes, onCurrentLocation, onRequestLocation,
        ], fileID, filePath, line, column)
    }

    public var output: (any DeviceLocationOutput)? {
        get { onOutput.value }
        set { onOutput.value = newValue }
    }

    public func currentLocation() async throws(DeviceLocationFailure) -> Coordinates {
        try await onCurrentLocation.call()
    }

    public func requestLocation() async throws(DeviceLocationFailure) -> Coordinates {
        try await onRequestLocation.call()
    }
}

@MainActor
public final class NearbyPlacesProvidingMock: NearbyPlacesProviding {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onOutput = PropertyStub<(any NearbyPlacesOutput)?>("NearbyPlacesProviding.output")
    public nonisolated let onPlacesNear = AsyncStub<Coordinates, [Place], NearbyPlacesFailure>("NearbyPlacesProviding.places(near:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NearbyPlacesProvidingMock", [
            onOutput.reads, onOutput.writes, onPlacesNear,
        ], fileID, filePath, line, column)
    }

    public var output: (any NearbyPlacesOutput)? {
        get { onOutput.value }
        set { onOutput.value = newValue }
    }

    public func places(near coordinates: Coordinates) async throws(NearbyPlacesFailure) -> [Place] {
        try await onPlacesNear.call(coordinates)
    }
}

@MainActor
public final class UVReadingProvidingMock: UVReadingProviding {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onOutput = PropertyStub<(any UVReadingOutput)?>("UVReadingProviding.output")
    public nonisolated let onIndexAt = AsyncStub<Coordinates, UVIndex, UVReadingFailure>("UVReadingProviding.index(at:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("UVReadingProvidingMock", [
            onOutput.reads, onOutput.writes, onIndexAt,
        ], fileID, filePath, line, column)
    }

    public var output: (any UVReadingOutput)? {
        get { onOutput.value }
        set { onOutput.value = newValue }
    }

    public func index(at coordinates: Coordinates) async throws(UVReadingFailure) -> UVIndex {
        try await onIndexAt.call(coordinates)
    }
}

@MainActor
public final class WeatherReportProvidingMock: WeatherReportProviding {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onOutput = PropertyStub<(any WeatherReportOutput)?>("WeatherReportProviding.output")
    public nonisolated let onWeatherIn = AsyncStub<[City], [Weather], WeatherReportFailure>("WeatherReportProviding.weather(in:)")
    public nonisolated let onWeatherAt = AsyncStub<Coordinates, Weather, WeatherReportFailure>("WeatherReportProviding.weather(at:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WeatherReportProvidingMock", [
            onOutput.reads, onOutput.writes, onWeatherIn, onWeatherAt,
        ], fileID, filePath, line, column)
    }

    public var output: (any WeatherReportOutput)? {
        get { onOutput.value }
        set { onOutput.value = newValue }
    }

    public func weather(in cities: [City]) async throws(WeatherReportFailure) -> [Weather] {
        try await onWeatherIn.call(cities)
    }

    public func weather(at coordinates: Coordinates) async throws(WeatherReportFailure) -> Weather {
        try await onWeatherAt.call(coordinates)
    }
}
