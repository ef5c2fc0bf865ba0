// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable public import SceneryScreens
public import SceneryTestKit

public final class ScreenHostMock: ScreenHost, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    public let mock: MockLog
    public let onName = PropertyStub<String>("ScreenHost.name")
    public let onRunOptions = AsyncStub<(HostedApp, HostOptions), Void, any Error>("ScreenHost.run(_:options:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ScreenHostMock", [
            onName.reads, onName.writes, onRunOptions,
        ], fileID, filePath, line, column)
    }

    public var name: String { onName.value }

    public func run(_ app: HostedApp, options: HostOptions) async throws {
        try await onRunOptions.call((app, options))
    }
}
