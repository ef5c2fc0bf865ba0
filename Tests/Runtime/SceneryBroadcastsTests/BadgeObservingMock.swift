// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import SceneryBroadcasts
import SceneryTestKit
import Testing

@MainActor
final class BadgeObservingMock: BadgeObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onBadgeDidChange = Stub<Int, Void, Never>("BadgeObserving.badgeDidChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("BadgeObservingMock", [onBadgeDidChange], fileID, filePath, line, column)
    }

    func badgeDidChange(_ count: Int) { onBadgeDidChange.call(count) }
}
