// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit

final class TourFetchingMock: TourFetching, Sendable {
    /// The mock's own log: all calls in order, and the place it was made at.
    let mock: MockLog
    let onTour = AsyncStub<Int, Tour, any Error>("TourFetching.tour(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
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
    /// The mock's own log: all calls in order, and the place it was made at.
    nonisolated let mock: MockLog
    nonisolated let onDidChange = Stub<Tour, Void, Never>("TourObserving.didChange(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TourObservingMock", [onDidChange], fileID, filePath, line, column)
    }

    func didChange(_ tour: Tour) { onDidChange.call(tour) }
}
