// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit

final class RemoteSearchingMock: RemoteSearching, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onFind = AsyncStub<String, [String], any Error>("RemoteSearching.find(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RemoteSearchingMock", [onFind], fileID, filePath, line, column)
    }

    func find(_ text: String) async throws -> [String] { try await onFind.call(text) }
}

@MainActor
final class SearchingMock: Searching {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onFind = AsyncStub<String, [String], any Error>("Searching.find(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SearchingMock", [onFind], fileID, filePath, line, column)
    }

    func find(_ text: String) async throws -> [String] { try await onFind.call(text) }
}
