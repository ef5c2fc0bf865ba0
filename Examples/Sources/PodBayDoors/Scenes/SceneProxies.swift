// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes

@MainActor
final class BannerInteractingProxy<Target: BannerInteracting>: BannerInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func use(_ view: any BannerRendering) { crossings.call("use(_:)", view) { target.use(view) } }

    func didTurnTrust(_ trustsCrew: Bool) {
        crossings.call("didTurnTrust(_:)", trustsCrew) { target.didTurnTrust(trustsCrew) }
    }

    func didHappen(_ event: MissionEvent) { crossings.call("didHappen(_:)", event) { target.didHappen(event) } }
}

extension BannerInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any BannerInteracting {
        guard let crossings = CrossingReporter("BannerInteracting", of: self) else { return self }
        return crossings.kept(BannerInteractingProxy(self, crossings))
    }
}

/// The members of ``BannerInteracting``, for tests that expect crossings.
enum BannerInteractingCrossing {
    nonisolated static var use: CrossingMember<any BannerRendering> { CrossingMember("BannerInteracting.use(_:)") }
    nonisolated static var didTurnTrust: CrossingMember<Bool> { CrossingMember("BannerInteracting.didTurnTrust(_:)") }
    nonisolated static var didHappen: CrossingMember<MissionEvent> { CrossingMember("BannerInteracting.didHappen(_:)") }
}

@MainActor
final class BannerRenderingProxy<Target: BannerRendering>: BannerRendering, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func render(_ renderable: BannerRenderable) {
        crossings.call("render(_:)", renderable) { target.render(renderable) }
    }
}

extension BannerRendering {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any BannerRendering {
        guard let crossings = CrossingReporter("BannerRendering", of: self) else { return self }
        return crossings.kept(BannerRenderingProxy(self, crossings))
    }
}

/// The members of ``BannerRendering``, for tests that expect crossings.
enum BannerRenderingCrossing {
    nonisolated static var render: CrossingMember<BannerRenderable> { CrossingMember("BannerRendering.render(_:)") }
}

@MainActor
final class CrewQuartersInteractingProxy<Target: CrewQuartersInteracting>: CrewQuartersInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func use(_ view: any CrewQuartersRendering) { crossings.call("use(_:)", view) { target.use(view) } }
    func didTapLeaveButton() { crossings.call("didTapLeaveButton()") { target.didTapLeaveButton() } }
}

extension CrewQuartersInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any CrewQuartersInteracting {
        guard let crossings = CrossingReporter("CrewQuartersInteracting", of: self) else { return self }
        return crossings.kept(CrewQuartersInteractingProxy(self, crossings))
    }
}

/// The members of ``CrewQuartersInteracting``, for tests that expect crossings.
enum CrewQuartersInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("CrewQuartersInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("CrewQuartersInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("CrewQuartersInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("CrewQuartersInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("CrewQuartersInteracting.viewDidDisappear(_:)") }
    nonisolated static var use: CrossingMember<any CrewQuartersRendering> { CrossingMember("CrewQuartersInteracting.use(_:)") }
    nonisolated static var didTapLeaveButton: CrossingMember<Void> { CrossingMember("CrewQuartersInteracting.didTapLeaveButton()") }
}

@MainActor
final class CrewQuartersNavigatingProxy<Target: CrewQuartersNavigating>: CrewQuartersNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func use(_ view: any SceneView) { crossings.call("use(_:)", view) { target.use(view) } }
    func close() { crossings.call("close()") { target.close() } }
}

extension CrewQuartersNavigating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any CrewQuartersNavigating {
        guard let crossings = CrossingReporter("CrewQuartersNavigating", of: self) else { return self }
        return crossings.kept(CrewQuartersNavigatingProxy(self, crossings))
    }
}

/// The members of ``CrewQuartersNavigating``, for tests that expect crossings.
enum CrewQuartersNavigatingCrossing {
    nonisolated static var use: CrossingMember<any SceneView> { CrossingMember("CrewQuartersNavigating.use(_:)") }
    nonisolated static var close: CrossingMember<Void> { CrossingMember("CrewQuartersNavigating.close()") }
}

@MainActor
final class CrewQuartersRenderingProxy<Target: CrewQuartersRendering>: CrewQuartersRendering, BoundaryProxy {
    typealias Content = CrewQuartersRenderable
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func render(_ renderable: CrewQuartersRenderable) {
        crossings.call("render(_:)", renderable) { target.render(renderable) }
    }
}

extension CrewQuartersRendering {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any CrewQuartersRendering {
        guard let crossings = CrossingReporter("CrewQuartersRendering", of: self) else { return self }
        return crossings.kept(CrewQuartersRenderingProxy(self, crossings))
    }
}

/// The members of ``CrewQuartersRendering``, for tests that expect crossings.
enum CrewQuartersRenderingCrossing {
    nonisolated static var render: CrossingMember<CrewQuartersRenderable> { CrossingMember("CrewQuartersRendering.render(_:)") }
}

@MainActor
final class MissionComputingProxy<Target: MissionComputing>: MissionComputing, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    var crewMember: String { crossings.get("crewMember") { target.crewMember } }

    var trustsCrew: Bool {
        get { crossings.get("trustsCrew") { target.trustsCrew } }
        set { crossings.set("trustsCrew", newValue) { target.trustsCrew = newValue } }
    }
}

extension MissionComputing {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any MissionComputing {
        guard let crossings = CrossingReporter("MissionComputing", of: self) else { return self }
        return crossings.kept(MissionComputingProxy(self, crossings))
    }
}

/// The members of ``MissionComputing``, for tests that expect crossings.
enum MissionComputingCrossing {
    nonisolated static var crewMember: CrossingProperty<String> { CrossingProperty("MissionComputing.crewMember") }
    nonisolated static var trustsCrew: CrossingProperty<Bool> { CrossingProperty("MissionComputing.trustsCrew") }
    nonisolated static var setTrustsCrew: CrossingMember<Bool> { CrossingMember("MissionComputing.trustsCrew", .set) }
}

@MainActor
final class PodBayDoorsInteractingProxy<Target: PodBayDoorsInteracting>: PodBayDoorsInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func use(_ view: any PodBayDoorsRendering) { crossings.call("use(_:)", view) { target.use(view) } }
    func didTapMainButton() { crossings.call("didTapMainButton()") { target.didTapMainButton() } }
    func didChangeTrust() { crossings.call("didChangeTrust()") { target.didChangeTrust() } }
}

extension PodBayDoorsInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PodBayDoorsInteracting {
        guard let crossings = CrossingReporter("PodBayDoorsInteracting", of: self) else { return self }
        return crossings.kept(PodBayDoorsInteractingProxy(self, crossings))
    }
}

/// The members of ``PodBayDoorsInteracting``, for tests that expect crossings.
enum PodBayDoorsInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("PodBayDoorsInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("PodBayDoorsInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("PodBayDoorsInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("PodBayDoorsInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("PodBayDoorsInteracting.viewDidDisappear(_:)") }
    nonisolated static var use: CrossingMember<any PodBayDoorsRendering> { CrossingMember("PodBayDoorsInteracting.use(_:)") }
    nonisolated static var didTapMainButton: CrossingMember<Void> { CrossingMember("PodBayDoorsInteracting.didTapMainButton()") }
    nonisolated static var didChangeTrust: CrossingMember<Void> { CrossingMember("PodBayDoorsInteracting.didChangeTrust()") }
}

@MainActor
final class PodBayDoorsMediatingProxy<Target: PodBayDoorsMediating>: PodBayDoorsMediating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func use(_ interaction: any PodBayDoorsInteracting) {
        crossings.call("use(_:)", interaction) { target.use(interaction) as Void }
    }

    func use(_ banner: any BannerInteracting) { crossings.call("use(_:)", banner) { target.use(banner) as Void } }
    func didHappen(_ event: MissionEvent) { crossings.call("didHappen(_:)", event) { target.didHappen(event) } }
    func didChangeTrust() { crossings.call("didChangeTrust()") { target.didChangeTrust() } }
}

extension PodBayDoorsMediating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PodBayDoorsMediating {
        guard let crossings = CrossingReporter("PodBayDoorsMediating", of: self) else { return self }
        return crossings.kept(PodBayDoorsMediatingProxy(self, crossings))
    }
}

/// The members of ``PodBayDoorsMediating``, for tests that expect crossings.
enum PodBayDoorsMediatingCrossing {
    nonisolated static var use: CrossingMember<any PodBayDoorsInteracting> { CrossingMember("PodBayDoorsMediating.use(_:)") }
    nonisolated static var useAnyBannerInteracting: CrossingMember<any BannerInteracting> { CrossingMember("PodBayDoorsMediating.use(_:)") }
    nonisolated static var didHappen: CrossingMember<MissionEvent> { CrossingMember("PodBayDoorsMediating.didHappen(_:)") }
    nonisolated static var didChangeTrust: CrossingMember<Void> { CrossingMember("PodBayDoorsMediating.didChangeTrust()") }
}

@MainActor
final class PodBayDoorsNavigatingProxy<Target: PodBayDoorsNavigating>: PodBayDoorsNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func use(_ view: any SceneView) { crossings.call("use(_:)", view) { target.use(view) } }
    func goIn() { crossings.call("goIn()") { target.goIn() } }
}

extension PodBayDoorsNavigating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PodBayDoorsNavigating {
        guard let crossings = CrossingReporter("PodBayDoorsNavigating", of: self) else { return self }
        return crossings.kept(PodBayDoorsNavigatingProxy(self, crossings))
    }
}

/// The members of ``PodBayDoorsNavigating``, for tests that expect crossings.
enum PodBayDoorsNavigatingCrossing {
    nonisolated static var use: CrossingMember<any SceneView> { CrossingMember("PodBayDoorsNavigating.use(_:)") }
    nonisolated static var goIn: CrossingMember<Void> { CrossingMember("PodBayDoorsNavigating.goIn()") }
}

@MainActor
final class PodBayDoorsRenderingProxy<Target: PodBayDoorsRendering>: PodBayDoorsRendering, BoundaryProxy {
    typealias Content = PodBayDoorsRenderable
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func render(_ renderable: PodBayDoorsRenderable) {
        crossings.call("render(_:)", renderable) { target.render(renderable) }
    }
}

extension PodBayDoorsRendering {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PodBayDoorsRendering {
        guard let crossings = CrossingReporter("PodBayDoorsRendering", of: self) else { return self }
        return crossings.kept(PodBayDoorsRenderingProxy(self, crossings))
    }
}

/// The members of ``PodBayDoorsRendering``, for tests that expect crossings.
enum PodBayDoorsRenderingCrossing {
    nonisolated static var render: CrossingMember<PodBayDoorsRenderable> { CrossingMember("PodBayDoorsRendering.render(_:)") }
}
