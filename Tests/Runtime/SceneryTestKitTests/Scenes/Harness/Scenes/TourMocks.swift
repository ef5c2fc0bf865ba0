// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit

final class TourFetchingMock: TourFetching, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onTour = AsyncStub<Int, Tour, any Error>("TourFetching.tour(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TourFetchingMock", [onTour], fileID, filePath, line, column)
    }

    func tour(_ id: Int) async throws -> Tour { try await onTour.call(id) }
}

@MainActor
final class TourObservingMock: TourObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onDidChange = Stub<Tour, Void, Never>("TourObserving.didChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TourObservingMock", [onDidChange], fileID, filePath, line, column)
    }

    func didChange(_ tour: Tour) { onDidChange.call(tour) }
}
