// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable public import SceneryScenes
public import SceneryTestKit

@MainActor
public final class RequestHandlingMock<Request: InteractorRequest>: RequestHandling {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onHandle = AsyncStub<Request, Request.Response, any Error>("RequestHandling.handle(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RequestHandlingMock", [onHandle], fileID, filePath, line, column)
    }

    public func handle(_ request: Request) async throws -> Request.Response { try await onHandle.call(request) }
}

@MainActor
public final class SceneLifecycleMock: SceneLifecycle {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onViewDidLoad = Stub<Void, Void, Never>("SceneLifecycle.viewDidLoad()")
    public nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("SceneLifecycle.viewWillAppear(_:)")
    public nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("SceneLifecycle.viewDidAppear(_:)")
    public nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("SceneLifecycle.viewWillDisappear(_:)")
    public nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("SceneLifecycle.viewDidDisappear(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SceneLifecycleMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear,
        ], fileID, filePath, line, column)
    }

    public func viewDidLoad() { onViewDidLoad.call() }
    public func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    public func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    public func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    public func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
}
