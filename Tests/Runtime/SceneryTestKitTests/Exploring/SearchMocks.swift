// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit

final class RemoteSearchingMock: RemoteSearching, Sendable {
    /// The mock's own log: all calls in order, and the place it was made at.
    let mock: MockLog
    let onFind = AsyncStub<String, [String], any Error>("RemoteSearching.find(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
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
    /// The mock's own log: all calls in order, and the place it was made at.
    nonisolated let mock: MockLog
    nonisolated let onFind = AsyncStub<String, [String], any Error>("Searching.find(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SearchingMock", [onFind], fileID, filePath, line, column)
    }

    func find(_ text: String) async throws -> [String] { try await onFind.call(text) }
}
