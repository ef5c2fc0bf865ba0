// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import LocationComponent
import Scenery
public import SceneryTestKit
@testable public import WeatherComponent

@MainActor
public final class WeatherReportOutputMock: WeatherReportOutput {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onProvided = Stub<[Weather], Void, Never>("WeatherReportOutput.provided(_:)")
    public nonisolated let onFailed = Stub<WeatherReportFailure, Void, Never>("WeatherReportOutput.failed(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WeatherReportOutputMock", [onProvided, onFailed], fileID, filePath, line, column)
    }

    public func provided(_ weather: [Weather]) { onProvided.call(weather) }
    public func failed(_ failure: WeatherReportFailure) { onFailed.call(failure) }
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
