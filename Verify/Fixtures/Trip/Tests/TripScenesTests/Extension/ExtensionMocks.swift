// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class ExtensionDisplayingMock: ExtensionDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("ExtensionDisplaying.show(error:)")
    nonisolated let onShow = Stub<ExtensionViewModel, Void, Never>("ExtensionDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ExtensionDisplayingMock", [onShowError, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func show(_ viewModel: ExtensionViewModel) { onShow.call(viewModel) }
}

@MainActor
final class ExtensionInteractingMock: ExtensionInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("ExtensionInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("ExtensionInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("ExtensionInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("ExtensionInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("ExtensionInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("ExtensionInteracting.retry()")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("ExtensionInteracting.reloadTapped()")
    nonisolated let onCloseTapped = Stub<Void, Void, Never>("ExtensionInteracting.closeTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ExtensionInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onReloadTapped, onCloseTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func reloadTapped() { onReloadTapped.call() }
    func closeTapped() { onCloseTapped.call() }
}

@MainActor
final class ExtensionPresentingMock: ExtensionPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<ExtensionContent, Void, Never>("ExtensionPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("ExtensionPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ExtensionPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: ExtensionContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class ExtensionRoutingMock: ExtensionRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("ExtensionRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ExtensionRoutingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}
