// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
import Testing

@MainActor
final class NewsObservingMock: NewsObserving {
    /// The mock's own log: all calls in order, and the place it was made at.
    nonisolated let mock: MockLog
    nonisolated let onHeard = Stub<String, Void, Never>("NewsObserving.heard(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NewsObservingMock", [onHeard], fileID, filePath, line, column)
    }

    func heard(_ news: String) { onHeard.call(news) }
}
