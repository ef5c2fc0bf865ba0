// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Foundation
import Scenery
import SceneryTestKit
@testable import TripScenes

@MainActor
final class ImportLoadingMock: ImportLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, ImportContent, any Error>("ImportLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ImportLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> ImportContent { try await onLoad.call() }
}

@MainActor
final class ImportNavigatingMock: ImportNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("ImportNavigating.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ImportNavigatingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}

@MainActor
final class ImportViewModelingMock: ImportViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("ImportViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("ImportViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("ImportViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("ImportViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("ImportViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("ImportViewModeling.retry()")
    nonisolated let onTitle = PropertyStub<ObservableValue<String>>("ImportViewModeling.title")
    nonisolated let onClass = PropertyStub<ObservableValue<String>>("ImportViewModeling.`class`")
    nonisolated let onSome = PropertyStub<ObservableValue<[Int]>>("ImportViewModeling.some")
    nonisolated let onHidden = PropertyStub<ObservableValue<String?>>("ImportViewModeling.hidden")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("ImportViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("ImportViewModeling.failure")
    nonisolated let onTagTapped = Stub<Bool, Void, Never>("ImportViewModeling.tagTapped(_:)")
    nonisolated let onBackTapped = Stub<Void, Void, Never>("ImportViewModeling.backTapped()")
    nonisolated let onBody = Stub<Void, Void, Never>("ImportViewModeling.body()")
    nonisolated let onClassEdited = Stub<String, Void, Never>("ImportViewModeling.classEdited(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ImportViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onTitle.reads, onTitle.writes, onClass.reads, onClass.writes, onSome.reads, onSome.writes,
            onHidden.reads, onHidden.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onTagTapped, onBackTapped, onBody, onClassEdited,
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
    var some: ObservableValue<[Int]> { onSome.value }
    var hidden: ObservableValue<String?> { onHidden.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func tagTapped(_ tag: Bool) { onTagTapped.call(tag) }
    func backTapped() { onBackTapped.call() }
    func body() { onBody.call() }
    func classEdited(_ `class`: String) { onClassEdited.call(`class`) }
}
