// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable import PodBayDoors
import Scenery
import SceneryTestKit

@MainActor
final class BannerInteractingMock: BannerInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onUse = Stub<any BannerRendering, Void, Never>("BannerInteracting.use(_:)")
    nonisolated let onDidTurnTrust = Stub<Bool, Void, Never>("BannerInteracting.didTurnTrust(_:)")
    nonisolated let onDidHappen = Stub<MissionEvent, Void, Never>("BannerInteracting.didHappen(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("BannerInteractingMock", [
            onUse, onDidTurnTrust, onDidHappen,
        ], fileID, filePath, line, column)
    }

    func use(_ view: any BannerRendering) { onUse.call(view) }
    func didTurnTrust(_ trustsCrew: Bool) { onDidTurnTrust.call(trustsCrew) }
    func didHappen(_ event: MissionEvent) { onDidHappen.call(event) }
}

@MainActor
final class BannerRenderingMock: BannerRendering {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRender = Stub<BannerRenderable, Void, Never>("BannerRendering.render(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("BannerRenderingMock", [onRender], fileID, filePath, line, column)
    }

    func render(_ renderable: BannerRenderable) { onRender.call(renderable) }
}

@MainActor
final class CrewQuartersInteractingMock: CrewQuartersInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("CrewQuartersInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("CrewQuartersInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("CrewQuartersInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("CrewQuartersInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("CrewQuartersInteracting.viewDidDisappear(_:)")
    nonisolated let onUse = Stub<any CrewQuartersRendering, Void, Never>("CrewQuartersInteracting.use(_:)")
    nonisolated let onDidTapLeaveButton = Stub<Void, Void, Never>("CrewQuartersInteracting.didTapLeaveButton()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("CrewQuartersInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onUse,
            onDidTapLeaveButton,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func use(_ view: any CrewQuartersRendering) { onUse.call(view) }
    func didTapLeaveButton() { onDidTapLeaveButton.call() }
}

@MainActor
final class CrewQuartersNavigatingMock: CrewQuartersNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onUse = Stub<any SceneView, Void, Never>("CrewQuartersNavigating.use(_:)")
    nonisolated let onClose = Stub<Void, Void, Never>("CrewQuartersNavigating.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("CrewQuartersNavigatingMock", [onUse, onClose], fileID, filePath, line, column)
    }

    func use(_ view: any SceneView) { onUse.call(view) }
    func close() { onClose.call() }
}

@MainActor
final class CrewQuartersRenderingMock: CrewQuartersRendering {
    typealias Content = CrewQuartersRenderable
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRender = Stub<CrewQuartersRenderable, Void, Never>("CrewQuartersRendering.render(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("CrewQuartersRenderingMock", [onRender], fileID, filePath, line, column)
    }

    func render(_ renderable: CrewQuartersRenderable) { onRender.call(renderable) }
}

@MainActor
final class MissionComputingMock: MissionComputing {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onCrewMember = PropertyStub<String>("MissionComputing.crewMember")
    nonisolated let onTrustsCrew = PropertyStub<Bool>("MissionComputing.trustsCrew")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("MissionComputingMock", [
            onCrewMember.reads, onCrewMember.writes, onTrustsCrew.reads, onTrustsCrew.writes,
        ], fileID, filePath, line, column)
    }

    var crewMember: String { onCrewMember.value }

    var trustsCrew: Bool {
        get { onTrustsCrew.value }
        set { onTrustsCrew.value = newValue }
    }
}

@MainActor
final class PodBayDoorsInteractingMock: PodBayDoorsInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("PodBayDoorsInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("PodBayDoorsInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("PodBayDoorsInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("PodBayDoorsInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("PodBayDoorsInteracting.viewDidDisappear(_:)")
    nonisolated let onUse = Stub<any PodBayDoorsRendering, Void, Never>("PodBayDoorsInteracting.use(_:)")
    nonisolated let onDidTapMainButton = Stub<Void, Void, Never>("PodBayDoorsInteracting.didTapMainButton()")
    nonisolated let onDidChangeTrust = Stub<Void, Void, Never>("PodBayDoorsInteracting.didChangeTrust()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PodBayDoorsInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onUse,
            onDidTapMainButton, onDidChangeTrust,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func use(_ view: any PodBayDoorsRendering) { onUse.call(view) }
    func didTapMainButton() { onDidTapMainButton.call() }
    func didChangeTrust() { onDidChangeTrust.call() }
}

@MainActor
final class PodBayDoorsMediatingMock: PodBayDoorsMediating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onUse = Stub<any PodBayDoorsInteracting, Void, Never>("PodBayDoorsMediating.use(_: any PodBayDoorsInteracting)")
    /// The same as `onUse`, under a name that stays the same when an overload is added before it.
    nonisolated var onUseAnyPodBayDoorsInteracting: Stub<any PodBayDoorsInteracting, Void, Never> { onUse }
    nonisolated let onUseAnyBannerInteracting = Stub<any BannerInteracting, Void, Never>("PodBayDoorsMediating.use(_: any BannerInteracting)")
    nonisolated let onDidHappen = Stub<MissionEvent, Void, Never>("PodBayDoorsMediating.didHappen(_:)")
    nonisolated let onDidChangeTrust = Stub<Void, Void, Never>("PodBayDoorsMediating.didChangeTrust()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PodBayDoorsMediatingMock", [
            onUse, onUseAnyBannerInteracting, onDidHappen, onDidChangeTrust,
        ], fileID, filePath, line, column)
    }

    func use(_ interaction: any PodBayDoorsInteracting) { onUse.call(interaction) }
    func use(_ banner: any BannerInteracting) { onUseAnyBannerInteracting.call(banner) }
    func didHappen(_ event: MissionEvent) { onDidHappen.call(event) }
    func didChangeTrust() { onDidChangeTrust.call() }
}

@MainActor
final class PodBayDoorsNavigatingMock: PodBayDoorsNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onUse = Stub<any SceneView, Void, Never>("PodBayDoorsNavigating.use(_:)")
    nonisolated let onGoIn = Stub<Void, Void, Never>("PodBayDoorsNavigating.goIn()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PodBayDoorsNavigatingMock", [onUse, onGoIn], fileID, filePath, line, column)
    }

    func use(_ view: any SceneView) { onUse.call(view) }
    func goIn() { onGoIn.call() }
}

@MainActor
final class PodBayDoorsRenderingMock: PodBayDoorsRendering {
    typealias Content = PodBayDoorsRenderable
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRender = Stub<PodBayDoorsRenderable, Void, Never>("PodBayDoorsRendering.render(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PodBayDoorsRenderingMock", [onRender], fileID, filePath, line, column)
    }

    func render(_ renderable: PodBayDoorsRenderable) { onRender.call(renderable) }
}
