// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import SceneryTestKit

final class NumberObservingMock: NumberObserving, Sendable {
    /// The mock's own log: all calls in order, and the place it was made at.
    let mock: MockLog
    let onNumberDidChange = Stub<Int, Void, Never>("NumberObserving.numberDidChange(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
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
    /// The mock's own log: all calls in order, and the place it was made at.
    nonisolated let mock: MockLog
    nonisolated let onScreenDidChange = Stub<Int, Void, Never>("ScreenObserving.screenDidChange(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ScreenObservingMock", [onScreenDidChange], fileID, filePath, line, column)
    }

    func screenDidChange(_ number: Int) { onScreenDidChange.call(number) }
}
