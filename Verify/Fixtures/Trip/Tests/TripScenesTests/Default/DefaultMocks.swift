// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Foundation
import Scenery
import SceneryTestKit
import TripCore
@testable import TripScenes

@MainActor
final class DefaultCommandListeningMock: DefaultCommandListening {
    typealias Command = DefaultCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<DefaultCommand, Void, Never>("DefaultCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DefaultCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: DefaultCommand) { onHandleCommand.call(command) }
}

@MainActor
final class DefaultEventListeningMock: DefaultEventListening {
    typealias ViewEvent = DefaultViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<DefaultViewEvent, Void, Never>("DefaultEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("DefaultEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("DefaultEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("DefaultEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("DefaultEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("DefaultEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("DefaultEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DefaultEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: DefaultViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

@MainActor
final class DefaultInteractingMock: DefaultInteracting {
    typealias Request = DefaultRequest
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandle = AsyncStub<DefaultRequest, DefaultContent, any Error>("DefaultInteracting.handle(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DefaultInteractingMock", [onHandle], fileID, filePath, line, column)
    }

    func handle(_ request: DefaultRequest) async throws -> DefaultContent { try await onHandle.call(request) }
}
