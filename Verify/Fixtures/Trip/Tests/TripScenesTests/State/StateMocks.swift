// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class StateInteractingMock: StateInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("StateInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("StateInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("StateInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("StateInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("StateInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("StateInteracting.retry()")
    nonisolated let onUse = Stub<any StateRendering, Void, Never>("StateInteracting.use(_:)")
    nonisolated let onDidTapClose = Stub<Void, Void, Never>("StateInteracting.didTapClose()")
    nonisolated let onDidTapReload = Stub<Void, Void, Never>("StateInteracting.didTapReload()")
    nonisolated let onPasswordEdited = Stub<String, Void, Never>("StateInteracting.passwordEdited(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("StateInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onUse, onDidTapClose, onDidTapReload, onPasswordEdited,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func use(_ view: any StateRendering) { onUse.call(view) }
    func didTapClose() { onDidTapClose.call() }
    func didTapReload() { onDidTapReload.call() }
    func passwordEdited(_ password: String) { onPasswordEdited.call(password) }
}

@MainActor
final class StateNavigatingMock: StateNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onUse = Stub<any SceneView, Void, Never>("StateNavigating.use(_:)")
    nonisolated let onClose = Stub<Void, Void, Never>("StateNavigating.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("StateNavigatingMock", [onUse, onClose], fileID, filePath, line, column)
    }

    func use(_ view: any SceneView) { onUse.call(view) }
    func close() { onClose.call() }
}

@MainActor
final class StateRenderingMock: StateRendering {
    typealias Content = StateRenderable
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRender = Stub<StateRenderable, Void, Never>("StateRendering.render(_:)")
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("StateRendering.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("StateRendering.showActivity(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("StateRenderingMock", [
            onRender, onShowError, onShowActivity,
        ], fileID, filePath, line, column)
    }

    func render(_ renderable: StateRenderable) { onRender.call(renderable) }
    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
}
