// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import SceneryTestKit
@testable import SceneryWeb

final class PageConnectionMock: PageConnection, Sendable {
    /// The mock's own log: all calls in order, and the place it was made at.
    let mock: MockLog
    let onPageName = PropertyStub<String>("PageConnection.pageName")
    let onSend = Stub<ServerMessage, Void, Never>("PageConnection.send(_:)")
    let onSavedUpTo = Stub<Int, Void, Never>("PageConnection.saved(upTo:)")
    let onClose = Stub<Void, Void, Never>("PageConnection.close()")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PageConnectionMock", [
            onPageName.reads, onPageName.writes, onSend, onSavedUpTo, onClose,
        ], fileID, filePath, line, column)
    }

    var pageName: String { onPageName.value }
    func send(_ message: ServerMessage) { onSend.call(message) }
    func saved(upTo number: Int) { onSavedUpTo.call(number) }
    func close() { onClose.call() }
}
