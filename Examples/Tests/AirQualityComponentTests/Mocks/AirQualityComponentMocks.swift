// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable public import AirQualityComponent
import LocationComponent
import Scenery
public import SceneryTestKit

@MainActor
public final class AirPollutionOutputMock: AirPollutionOutput {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onProvided = Stub<AirQuality, Void, Never>("AirPollutionOutput.provided(_:)")
    public nonisolated let onFailed = Stub<AirPollutionFailure, Void, Never>("AirPollutionOutput.failed(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AirPollutionOutputMock", [onProvided, onFailed], fileID, filePath, line, column)
    }

    public func provided(_ quality: AirQuality) { onProvided.call(quality) }
    public func failed(_ failure: AirPollutionFailure) { onFailed.call(failure) }
}

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
