// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes
import SceneryTestKit

@MainActor
final class MvvmTourLoadingProxy<Target: MvvmTourLoading>: MvvmTourLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> Tour { try await crossings.call("load()") { try await target.load() } }
}

extension MvvmTourLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any MvvmTourLoading {
        guard let crossings = CrossingReporter("MvvmTourLoading", of: self) else { return self }
        return crossings.kept(MvvmTourLoadingProxy(self, crossings))
    }
}

/// The members of ``MvvmTourLoading``, for tests that expect crossings.
enum MvvmTourLoadingCrossing {
    nonisolated static var load: CrossingMember<Void> { CrossingMember("MvvmTourLoading.load()") }
}

@MainActor
final class MvvmTourNavigatingProxy<Target: MvvmTourNavigating>: MvvmTourNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func close() { crossings.call("close()") { target.close() } }
}

extension MvvmTourNavigating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any MvvmTourNavigating {
        guard let crossings = CrossingReporter("MvvmTourNavigating", of: self) else { return self }
        return crossings.kept(MvvmTourNavigatingProxy(self, crossings))
    }
}

/// The members of ``MvvmTourNavigating``, for tests that expect crossings.
enum MvvmTourNavigatingCrossing {
    nonisolated static var close: CrossingMember<Void> { CrossingMember("MvvmTourNavigating.close()") }
}

@MainActor
final class MvvmTourViewModelingProxy<Target: MvvmTourViewModeling>: MvvmTourViewModeling, BoundaryProxy {
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

    func retry() { crossings.call("retry()") { target.retry() } }
    var title: ObservableValue<String> { crossings.get("title") { target.title } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension MvvmTourViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any MvvmTourViewModeling {
        guard let crossings = CrossingReporter("MvvmTourViewModeling", of: self) else { return self }
        return crossings.kept(MvvmTourViewModelingProxy(self, crossings))
    }
}

/// The members of ``MvvmTourViewModeling``, for tests that expect crossings.
enum MvvmTourViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("MvvmTourViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("MvvmTourViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("MvvmTourViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("MvvmTourViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("MvvmTourViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("MvvmTourViewModeling.retry()") }
    nonisolated static var title: CrossingProperty<ObservableValue<String>> { CrossingProperty("MvvmTourViewModeling.title") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("MvvmTourViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("MvvmTourViewModeling.failure") }
    nonisolated static var closeTapped: CrossingMember<Void> { CrossingMember("MvvmTourViewModeling.closeTapped()") }
}

@MainActor
final class SimpleTourInteractingProxy<Target: SimpleTourInteracting>: SimpleTourInteracting, BoundaryProxy {
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

    func retry() { crossings.call("retry()") { target.retry() } }
    func use(_ view: any SimpleTourRendering) { crossings.call("use(_:)", view) { target.use(view) } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension SimpleTourInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SimpleTourInteracting {
        guard let crossings = CrossingReporter("SimpleTourInteracting", of: self) else { return self }
        return crossings.kept(SimpleTourInteractingProxy(self, crossings))
    }
}

/// The members of ``SimpleTourInteracting``, for tests that expect crossings.
enum SimpleTourInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("SimpleTourInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("SimpleTourInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("SimpleTourInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("SimpleTourInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("SimpleTourInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("SimpleTourInteracting.retry()") }
    nonisolated static var use: CrossingMember<any SimpleTourRendering> { CrossingMember("SimpleTourInteracting.use(_:)") }
    nonisolated static var closeTapped: CrossingMember<Void> { CrossingMember("SimpleTourInteracting.closeTapped()") }
}

@MainActor
final class SimpleTourNavigatingProxy<Target: SimpleTourNavigating>: SimpleTourNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func use(_ view: any SceneView) { crossings.call("use(_:)", view) { target.use(view) } }
    func close() { crossings.call("close()") { target.close() } }
}

extension SimpleTourNavigating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SimpleTourNavigating {
        guard let crossings = CrossingReporter("SimpleTourNavigating", of: self) else { return self }
        return crossings.kept(SimpleTourNavigatingProxy(self, crossings))
    }
}

/// The members of ``SimpleTourNavigating``, for tests that expect crossings.
enum SimpleTourNavigatingCrossing {
    nonisolated static var use: CrossingMember<any SceneView> { CrossingMember("SimpleTourNavigating.use(_:)") }
    nonisolated static var close: CrossingMember<Void> { CrossingMember("SimpleTourNavigating.close()") }
}

@MainActor
final class SimpleTourRenderingProxy<Target: SimpleTourRendering>: SimpleTourRendering, BoundaryProxy {
    typealias Content = TourShown
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SimpleTourRendering {
        guard let crossings = CrossingReporter("SimpleTourRendering", of: self) else { return self }
        return crossings.kept(SimpleTourRenderingProxy(self, crossings))
    }
}

/// The members of ``SimpleTourRendering``, for tests that expect crossings.
enum SimpleTourRenderingCrossing {
    nonisolated static var render: CrossingMember<TourShown> { CrossingMember("SimpleTourRendering.render(_:)") }
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("SimpleTourRendering.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("SimpleTourRendering.showActivity(_:)") }
}

final class TourFetchingProxy<Target: TourFetching>: TourFetching, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func tour(_ id: Int) async throws -> Tour {
        try await crossings.call("tour(_:)", id) { try await target.tour(id) }
    }
}

extension TourFetching {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TourFetching {
        guard let crossings = CrossingReporter("TourFetching", of: self) else { return self }
        return TourFetchingProxy(self, crossings)
    }
}

/// The members of ``TourFetching``, for tests that expect crossings.
enum TourFetchingCrossing {
    nonisolated static var tour: CrossingMember<Int> { CrossingMember("TourFetching.tour(_:)") }
}

@MainActor
final class VipTourDisplayingProxy<Target: VipTourDisplaying>: VipTourDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VipTourDisplaying {
        guard let crossings = CrossingReporter("VipTourDisplaying", of: self) else { return self }
        return crossings.kept(VipTourDisplayingProxy(self, crossings))
    }
}

/// The members of ``VipTourDisplaying``, for tests that expect crossings.
enum VipTourDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("VipTourDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("VipTourDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<TourShown> { CrossingMember("VipTourDisplaying.show(_:)") }
}

@MainActor
final class VipTourInteractingProxy<Target: VipTourInteracting>: VipTourInteracting, BoundaryProxy {
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

    func retry() { crossings.call("retry()") { target.retry() } }
    func nextTapped() { crossings.call("nextTapped()") { target.nextTapped() } }
    func detailTapped() { crossings.call("detailTapped()") { target.detailTapped() } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension VipTourInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VipTourInteracting {
        guard let crossings = CrossingReporter("VipTourInteracting", of: self) else { return self }
        return crossings.kept(VipTourInteractingProxy(self, crossings))
    }
}

/// The members of ``VipTourInteracting``, for tests that expect crossings.
enum VipTourInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("VipTourInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("VipTourInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("VipTourInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("VipTourInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("VipTourInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("VipTourInteracting.retry()") }
    nonisolated static var nextTapped: CrossingMember<Void> { CrossingMember("VipTourInteracting.nextTapped()") }
    nonisolated static var detailTapped: CrossingMember<Void> { CrossingMember("VipTourInteracting.detailTapped()") }
    nonisolated static var closeTapped: CrossingMember<Void> { CrossingMember("VipTourInteracting.closeTapped()") }
}

@MainActor
final class VipTourPresentingProxy<Target: VipTourPresenting>: VipTourPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VipTourPresenting {
        guard let crossings = CrossingReporter("VipTourPresenting", of: self) else { return self }
        return crossings.kept(VipTourPresentingProxy(self, crossings))
    }
}

/// The members of ``VipTourPresenting``, for tests that expect crossings.
enum VipTourPresentingCrossing {
    nonisolated static var present: CrossingMember<Tour> { CrossingMember("VipTourPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("VipTourPresenting.present(error:)") }
    nonisolated static var presentIsLoading: CrossingMember<Bool> { CrossingMember("VipTourPresenting.present(isLoading:)") }
}

@MainActor
final class VipTourRoutingProxy<Target: VipTourRouting>: VipTourRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openDetail() { crossings.call("openDetail()") { target.openDetail() } }
    func close() { crossings.call("close()") { target.close() } }
}

extension VipTourRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VipTourRouting {
        guard let crossings = CrossingReporter("VipTourRouting", of: self) else { return self }
        return crossings.kept(VipTourRoutingProxy(self, crossings))
    }
}

/// The members of ``VipTourRouting``, for tests that expect crossings.
enum VipTourRoutingCrossing {
    nonisolated static var openDetail: CrossingMember<Void> { CrossingMember("VipTourRouting.openDetail()") }
    nonisolated static var close: CrossingMember<Void> { CrossingMember("VipTourRouting.close()") }
}

@MainActor
final class ViperTourCommandListeningProxy<Target: ViperTourCommandListening>: ViperTourCommandListening, BoundaryProxy {
    typealias Command = ViperTourCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: ViperTourCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension ViperTourCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ViperTourCommandListening {
        guard let crossings = CrossingReporter("ViperTourCommandListening", of: self) else { return self }
        return crossings.kept(ViperTourCommandListeningProxy(self, crossings))
    }
}

/// The members of ``ViperTourCommandListening``, for tests that expect crossings.
enum ViperTourCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<ViperTourCommand> { CrossingMember("ViperTourCommandListening.handle(command:)") }
}

@MainActor
final class ViperTourEventListeningProxy<Target: ViperTourEventListening>: ViperTourEventListening, BoundaryProxy {
    typealias ViewEvent = ViperTourViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ViperTourEventListening {
        guard let crossings = CrossingReporter("ViperTourEventListening", of: self) else { return self }
        return crossings.kept(ViperTourEventListeningProxy(self, crossings))
    }
}

/// The members of ``ViperTourEventListening``, for tests that expect crossings.
enum ViperTourEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<ViperTourViewEvent> { CrossingMember("ViperTourEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("ViperTourEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("ViperTourEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("ViperTourEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("ViperTourEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("ViperTourEventListening.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("ViperTourEventListening.retry()") }
}

@MainActor
final class ViperTourInteractingProxy<Target: ViperTourInteracting>: ViperTourInteracting, BoundaryProxy {
    typealias Request = ViperTourRequest
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(_ request: ViperTourRequest) async throws -> Tour {
        try await crossings.call("handle(_:)", request) { try await target.handle(request) }
    }
}

extension ViperTourInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ViperTourInteracting {
        guard let crossings = CrossingReporter("ViperTourInteracting", of: self) else { return self }
        return crossings.kept(ViperTourInteractingProxy(self, crossings))
    }
}

/// The members of ``ViperTourInteracting``, for tests that expect crossings.
enum ViperTourInteractingCrossing {
    nonisolated static var handle: CrossingMember<ViperTourRequest> { CrossingMember("ViperTourInteracting.handle(_:)") }
}
