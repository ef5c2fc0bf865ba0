// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import LocationComponent
@testable public import PlacesComponent
import Scenery
public import SceneryTestKit

@MainActor
public final class NearbyPlacesOutputMock: NearbyPlacesOutput {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onProvided = Stub<[Place], Void, Never>("NearbyPlacesOutput.provided(_:)")
    public nonisolated let onFailed = Stub<NearbyPlacesFailure, Void, Never>("NearbyPlacesOutput.failed(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NearbyPlacesOutputMock", [onProvided, onFailed], fileID, filePath, line, column)
    }

    public func provided(_ places: [Place]) { onProvided.call(places) }
    public func failed(_ failure: NearbyPlacesFailure) { onFailed.call(failure) }
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
