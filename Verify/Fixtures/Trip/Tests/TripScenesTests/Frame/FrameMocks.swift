// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class FrameInteractingMock: FrameInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("FrameInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("FrameInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("FrameInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("FrameInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("FrameInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("FrameInteracting.retry()")
    nonisolated let onUse = Stub<any FrameRendering, Void, Never>("FrameInteracting.use(_:)")
    nonisolated let onDidTapClose = Stub<Void, Void, Never>("FrameInteracting.didTapClose()")
    nonisolated let onDidTapReload = Stub<Void, Void, Never>("FrameInteracting.didTapReload()")
    nonisolated let onPasswordEdited = Stub<String, Void, Never>("FrameInteracting.passwordEdited(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("FrameInteractingMock", [
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
    func use(_ view: any FrameRendering) { onUse.call(view) }
    func didTapClose() { onDidTapClose.call() }
    func didTapReload() { onDidTapReload.call() }
    func passwordEdited(_ password: String) { onPasswordEdited.call(password) }
}

@MainActor
final class FrameNavigatingMock: FrameNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onUse = Stub<any SceneView, Void, Never>("FrameNavigating.use(_:)")
    nonisolated let onClose = Stub<Void, Void, Never>("FrameNavigating.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("FrameNavigatingMock", [onUse, onClose], fileID, filePath, line, column)
    }

    func use(_ view: any SceneView) { onUse.call(view) }
    func close() { onClose.call() }
}

@MainActor
final class FrameRenderingMock: FrameRendering {
    typealias Content = FrameRenderable
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRender = Stub<FrameRenderable, Void, Never>("FrameRendering.render(_:)")
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("FrameRendering.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("FrameRendering.showActivity(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("FrameRenderingMock", [
            onRender, onShowError, onShowActivity,
        ], fileID, filePath, line, column)
    }

    func render(_ renderable: FrameRenderable) { onRender.call(renderable) }
    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
}
