// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import SceneryTestKit

final class NumberObservingMock: NumberObserving, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onNumberDidChange = Stub<Int, Void, Never>("NumberObserving.numberDidChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NumberObservingMock", [onNumberDidChange], fileID, filePath, line, column)
    }

    func numberDidChange(_ number: Int) { onNumberDidChange.call(number) }
}

@MainActor
final class ScreenObservingMock: ScreenObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onScreenDidChange = Stub<Int, Void, Never>("ScreenObserving.screenDidChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ScreenObservingMock", [onScreenDidChange], fileID, filePath, line, column)
    }

    func screenDidChange(_ number: Int) { onScreenDidChange.call(number) }
}
