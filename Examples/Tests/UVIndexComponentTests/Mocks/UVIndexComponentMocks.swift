// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import LocationComponent
import Scenery
public import SceneryTestKit
@testable public import UVIndexComponent

@MainActor
public final class UVReadingOutputMock: UVReadingOutput {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onProvided = Stub<UVIndex, Void, Never>("UVReadingOutput.provided(_:)")
    public nonisolated let onFailed = Stub<UVReadingFailure, Void, Never>("UVReadingOutput.failed(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("UVReadingOutputMock", [onProvided, onFailed], fileID, filePath, line, column)
    }

    public func provided(_ index: UVIndex) { onProvided.call(index) }
    public func failed(_ failure: UVReadingFailure) { onFailed.call(failure) }
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
