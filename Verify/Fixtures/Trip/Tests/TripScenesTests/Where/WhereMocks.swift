// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Foundation
import Scenery
import SceneryTestKit
import TripCore
@testable import TripScenes

@MainActor
final class WhereCommandListeningMock: WhereCommandListening {
    typealias Command = WhereCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<WhereCommand, Void, Never>("WhereCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WhereCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: WhereCommand) { onHandleCommand.call(command) }
}

@MainActor
final class WhereEventListeningMock: WhereEventListening {
    typealias ViewEvent = WhereViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<WhereViewEvent, Void, Never>("WhereEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("WhereEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("WhereEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("WhereEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("WhereEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("WhereEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("WhereEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WhereEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: WhereViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

@MainActor
final class WhereInteractingMock: WhereInteracting {
    typealias Request = WhereRequest
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandle = AsyncStub<WhereRequest, WhereContent, any Error>("WhereInteracting.handle(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("WhereInteractingMock", [onHandle], fileID, filePath, line, column)
    }

    func handle(_ request: WhereRequest) async throws -> WhereContent { try await onHandle.call(request) }
}
