// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Foundation
import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class SelfLoadingMock: SelfLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, SelfContent, any Error>("SelfLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SelfLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> SelfContent { try await onLoad.call() }
}

@MainActor
final class SelfNavigatingMock: SelfNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("SelfNavigating.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SelfNavigatingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}

@MainActor
final class SelfViewModelingMock: SelfViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("SelfViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("SelfViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("SelfViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("SelfViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("SelfViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("SelfViewModeling.retry()")
    nonisolated let onTitle = PropertyStub<ObservableValue<String>>("SelfViewModeling.title")
    nonisolated let onClass = PropertyStub<ObservableValue<String>>("SelfViewModeling.`class`")
    nonisolated let onLayer = PropertyStub<ObservableValue<[Int]>>("SelfViewModeling.layer")
    nonisolated let onHidden = PropertyStub<ObservableValue<String?>>("SelfViewModeling.hidden")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("SelfViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("SelfViewModeling.failure")
    nonisolated let onTagTapped = Stub<Bool, Void, Never>("SelfViewModeling.tagTapped(_:)")
    nonisolated let onBackTapped = Stub<Void, Void, Never>("SelfViewModeling.backTapped()")
    nonisolated let onBounds = Stub<Void, Void, Never>("SelfViewModeling.bounds()")
    nonisolated let onClassEdited = Stub<String, Void, Never>("SelfViewModeling.classEdited(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SelfViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onTitle.reads, onTitle.writes, onClass.reads, onClass.writes, onLayer.reads, onLayer.writes,
            onHidden.reads, onHidden.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onTagTapped, onBackTapped, onBounds, onClassEdited,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var title: ObservableValue<String> { onTitle.value }
    var `class`: ObservableValue<String> { onClass.value }
    var layer: ObservableValue<[Int]> { onLayer.value }
    var hidden: ObservableValue<String?> { onHidden.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func tagTapped(_ tag: Bool) { onTagTapped.call(tag) }
    func backTapped() { onBackTapped.call() }
    func bounds() { onBounds.call() }
    func classEdited(_ `class`: String) { onClassEdited.call(`class`) }
}
