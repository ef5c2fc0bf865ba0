// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class HomeDisplayingMock: HomeDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("HomeDisplaying.show(error:)")
    nonisolated let onShow = Stub<HomeViewModel, Void, Never>("HomeDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("HomeDisplayingMock", [onShowError, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func show(_ viewModel: HomeViewModel) { onShow.call(viewModel) }
}

@MainActor
final class HomeInteractingMock: HomeInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("HomeInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("HomeInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("HomeInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("HomeInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("HomeInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("HomeInteracting.retry()")
    nonisolated let onReloadTapped = Stub<Void, Void, Never>("HomeInteracting.reloadTapped()")
    nonisolated let onCloseTapped = Stub<Void, Void, Never>("HomeInteracting.closeTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("HomeInteractingMock", [
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
final class HomePresentingMock: HomePresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<HomeContent, Void, Never>("HomePresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("HomePresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("HomePresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: HomeContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class HomeRoutingMock: HomeRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("HomeRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("HomeRoutingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}
