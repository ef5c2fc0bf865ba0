// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Dispatch
@testable public import SceneryPromises
public import SceneryTestKit

public final class PromiseExecutorMock: PromiseExecutor, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    public let mock: MockLog
    public let onEnqueue = Stub<(@Sendable () -> Void), Void, Never>("PromiseExecutor.enqueue(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PromiseExecutorMock", [onEnqueue], fileID, filePath, line, column)
    }

    public func enqueue(_ job: @escaping @Sendable () -> Void) { onEnqueue.call(job) }
}

public final class WorkerMock<Parameters: Sendable, Output: Sendable>: Worker, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    public let mock: MockLog
    public let onStart = Stub<(Parameters, Resolver<Output>), Void, any Error>("Worker.start(_:_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WorkerMock", [onStart], fileID, filePath, line, column)
    }

    public func start(_ parameters: Parameters, _ resolver: Resolver<Output>) throws {
        try onStart.call((parameters, resolver))
    }
}
