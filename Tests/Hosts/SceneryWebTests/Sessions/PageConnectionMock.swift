// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import SceneryTestKit
@testable import SceneryWeb

final class PageConnectionMock: PageConnection, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onPageName = PropertyStub<String>("PageConnection.pageName")
    let onSend = Stub<ServerMessage, Void, Never>("PageConnection.send(_:)")
    let onSavedUpTo = Stub<Int, Void, Never>("PageConnection.saved(upTo:)")
    let onClose = Stub<Void, Void, Never>("PageConnection.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
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
