// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
import Testing

@MainActor
final class NewsObservingMock: NewsObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHeard = Stub<String, Void, Never>("NewsObserving.heard(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NewsObservingMock", [onHeard], fileID, filePath, line, column)
    }

    func heard(_ news: String) { onHeard.call(news) }
}
