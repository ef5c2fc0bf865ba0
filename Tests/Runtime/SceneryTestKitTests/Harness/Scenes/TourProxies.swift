// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes
import SceneryTestKit

@MainActor
final class MvvmTourLoadingProxy<Target: MvvmTourLoading>: MvvmTourLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> Tour { try await crossings.call("load()") { try await target.load() } }
}

extension MvvmTourLoading {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any MvvmTourLoading {
        guard let crossings = BoundaryCrossings("MvvmTourLoading", of: self) else { return self }
        return crossings.kept(MvvmTourLoadingProxy(self, crossings))
    }
}

@MainActor
final class MvvmTourNavigatingProxy<Target: MvvmTourNavigating>: MvvmTourNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func close() { crossings.call("close()") { target.close() } }
}

extension MvvmTourNavigating {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any MvvmTourNavigating {
        guard let crossings = BoundaryCrossings("MvvmTourNavigating", of: self) else { return self }
        return crossings.kept(MvvmTourNavigatingProxy(self, crossings))
    }
}

@MainActor
final class MvvmTourViewModelingProxy<Target: MvvmTourViewModeling>: MvvmTourViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
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

    func retry() { crossings.call("retry()") { target.retry() } }
    var title: Observable<String> { crossings.get("title") { target.title } }
    var isLoading: Observable<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: Observable<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension MvvmTourViewModeling {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any MvvmTourViewModeling {
        guard let crossings = BoundaryCrossings("MvvmTourViewModeling", of: self) else { return self }
        return crossings.kept(MvvmTourViewModelingProxy(self, crossings))
    }
}

@MainActor
final class SimpleTourInteractingProxy<Target: SimpleTourInteracting>: SimpleTourInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
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

    func retry() { crossings.call("retry()") { target.retry() } }
    func use(_ view: any SimpleTourRendering) { crossings.call("use(_:)", view) { target.use(view) } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension SimpleTourInteracting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any SimpleTourInteracting {
        guard let crossings = BoundaryCrossings("SimpleTourInteracting", of: self) else { return self }
        return crossings.kept(SimpleTourInteractingProxy(self, crossings))
    }
}

@MainActor
final class SimpleTourNavigatingProxy<Target: SimpleTourNavigating>: SimpleTourNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func use(_ view: any SceneView) { crossings.call("use(_:)", view) { target.use(view) } }
    func close() { crossings.call("close()") { target.close() } }
}

extension SimpleTourNavigating {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any SimpleTourNavigating {
        guard let crossings = BoundaryCrossings("SimpleTourNavigating", of: self) else { return self }
        return crossings.kept(SimpleTourNavigatingProxy(self, crossings))
    }
}

@MainActor
final class SimpleTourRenderingProxy<Target: SimpleTourRendering>: SimpleTourRendering, BoundaryProxy {
    typealias Content = TourShown
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func render(_ renderable: TourShown) {
        crossings.call("render(_:)", renderable) { target.render(renderable) }
    }

    func show(error: ErrorViewModel) { crossings.call("show(error:)", error) { target.show(error: error) } }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }
}

extension SimpleTourRendering {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any SimpleTourRendering {
        guard let crossings = BoundaryCrossings("SimpleTourRendering", of: self) else { return self }
        return crossings.kept(SimpleTourRenderingProxy(self, crossings))
    }
}

final class TourFetchingProxy<Target: TourFetching>: TourFetching, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func tour(_ id: Int) async throws -> Tour {
        try await crossings.call("tour(_:)", id) { try await target.tour(id) }
    }
}

extension TourFetching {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TourFetching {
        guard let crossings = BoundaryCrossings("TourFetching", of: self) else { return self }
        return TourFetchingProxy(self, crossings)
    }
}

@MainActor
final class VipTourDisplayingProxy<Target: VipTourDisplaying>: VipTourDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: TourShown) { crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void } }
}

extension VipTourDisplaying {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any VipTourDisplaying {
        guard let crossings = BoundaryCrossings("VipTourDisplaying", of: self) else { return self }
        return crossings.kept(VipTourDisplayingProxy(self, crossings))
    }
}

@MainActor
final class VipTourInteractingProxy<Target: VipTourInteracting>: VipTourInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
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

    func retry() { crossings.call("retry()") { target.retry() } }
    func nextTapped() { crossings.call("nextTapped()") { target.nextTapped() } }
    func detailTapped() { crossings.call("detailTapped()") { target.detailTapped() } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension VipTourInteracting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any VipTourInteracting {
        guard let crossings = BoundaryCrossings("VipTourInteracting", of: self) else { return self }
        return crossings.kept(VipTourInteractingProxy(self, crossings))
    }
}

@MainActor
final class VipTourPresentingProxy<Target: VipTourPresenting>: VipTourPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ tour: Tour) { crossings.call("present(_:)", tour) { target.present(tour) as Void } }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }

    func present(isLoading: Bool) {
        crossings.call("present(isLoading:)", isLoading) { target.present(isLoading: isLoading) as Void }
    }
}

extension VipTourPresenting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any VipTourPresenting {
        guard let crossings = BoundaryCrossings("VipTourPresenting", of: self) else { return self }
        return crossings.kept(VipTourPresentingProxy(self, crossings))
    }
}

@MainActor
final class VipTourRoutingProxy<Target: VipTourRouting>: VipTourRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func openDetail() { crossings.call("openDetail()") { target.openDetail() } }
    func close() { crossings.call("close()") { target.close() } }
}

extension VipTourRouting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any VipTourRouting {
        guard let crossings = BoundaryCrossings("VipTourRouting", of: self) else { return self }
        return crossings.kept(VipTourRoutingProxy(self, crossings))
    }
}

@MainActor
final class ViperTourCommandListeningProxy<Target: ViperTourCommandListening>: ViperTourCommandListening, BoundaryProxy {
    typealias Command = ViperTourCommand
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: ViperTourCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension ViperTourCommandListening {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any ViperTourCommandListening {
        guard let crossings = BoundaryCrossings("ViperTourCommandListening", of: self) else { return self }
        return crossings.kept(ViperTourCommandListeningProxy(self, crossings))
    }
}

@MainActor
final class ViperTourEventListeningProxy<Target: ViperTourEventListening>: ViperTourEventListening, BoundaryProxy {
    typealias ViewEvent = ViperTourViewEvent
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: ViperTourViewEvent) {
        crossings.call("handle(event:)", event) { target.handle(event: event) }
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

    func retry() { crossings.call("retry()") { target.retry() } }
}

extension ViperTourEventListening {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any ViperTourEventListening {
        guard let crossings = BoundaryCrossings("ViperTourEventListening", of: self) else { return self }
        return crossings.kept(ViperTourEventListeningProxy(self, crossings))
    }
}

@MainActor
final class ViperTourInteractingProxy<Target: ViperTourInteracting>: ViperTourInteracting, BoundaryProxy {
    typealias Request = ViperTourRequest
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func handle(_ request: ViperTourRequest) async throws -> Tour {
        try await crossings.call("handle(_:)", request) { try await target.handle(request) }
    }
}

extension ViperTourInteracting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any ViperTourInteracting {
        guard let crossings = BoundaryCrossings("ViperTourInteracting", of: self) else { return self }
        return crossings.kept(ViperTourInteractingProxy(self, crossings))
    }
}
