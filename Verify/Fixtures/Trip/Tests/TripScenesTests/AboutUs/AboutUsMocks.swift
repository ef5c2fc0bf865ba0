// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class AboutUsDisplayingMock: AboutUsDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("AboutUsDisplaying.show(error:)")
    nonisolated let onShow = Stub<AboutUsViewModel, Void, Never>("AboutUsDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutUsDisplayingMock", [onShowError, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func show(_ viewModel: AboutUsViewModel) { onShow.call(viewModel) }
}

@MainActor
final class AboutUsInteractingMock: AboutUsInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("AboutUsInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("AboutUsInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("AboutUsInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("AboutUsInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("AboutUsInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("AboutUsInteracting.retry()")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("AboutUsInteracting.reloadTapped()")
    nonisolated let onCloseTapped = Stub<Void, Void, Never>("AboutUsInteracting.closeTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutUsInteractingMock", [
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
final class AboutUsPresentingMock: AboutUsPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<AboutUsContent, Void, Never>("AboutUsPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("AboutUsPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutUsPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: AboutUsContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class AboutUsRoutingMock: AboutUsRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("AboutUsRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutUsRoutingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}
