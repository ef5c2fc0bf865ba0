// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import SceneryBroadcasts
import SceneryTestKit
import Testing

@MainActor
final class BadgeObservingMock: BadgeObserving {
    /// The mock's own log: all calls in order, and the place it was made at.
    nonisolated let mock: MockLog
    nonisolated let onBadgeDidChange = Stub<Int, Void, Never>("BadgeObserving.badgeDidChange(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("BadgeObservingMock", [onBadgeDidChange], fileID, filePath, line, column)
    }

    func badgeDidChange(_ count: Int) { onBadgeDidChange.call(count) }
}
