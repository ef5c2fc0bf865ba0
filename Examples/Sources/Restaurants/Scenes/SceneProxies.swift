// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes

@MainActor
final class RestaurantCommandListeningProxy<Target: RestaurantCommandListening>: RestaurantCommandListening, BoundaryProxy {
    typealias Command = RestaurantCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: RestaurantCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension RestaurantCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantCommandListening {
        guard let crossings = CrossingReporter("RestaurantCommandListening", of: self) else { return self }
        return crossings.kept(RestaurantCommandListeningProxy(self, crossings))
    }
}

/// The members of ``RestaurantCommandListening``, for tests that expect crossings.
enum RestaurantCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<RestaurantCommand> { CrossingMember("RestaurantCommandListening.handle(command:)") }
}

@MainActor
final class RestaurantEventListeningProxy<Target: RestaurantEventListening>: RestaurantEventListening, BoundaryProxy {
    typealias ViewEvent = RestaurantViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: RestaurantViewEvent) {
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

extension RestaurantEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantEventListening {
        guard let crossings = CrossingReporter("RestaurantEventListening", of: self) else { return self }
        return crossings.kept(RestaurantEventListeningProxy(self, crossings))
    }
}

/// The members of ``RestaurantEventListening``, for tests that expect crossings.
enum RestaurantEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<RestaurantViewEvent> { CrossingMember("RestaurantEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("RestaurantEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("RestaurantEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("RestaurantEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("RestaurantEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("RestaurantEventListening.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("RestaurantEventListening.retry()") }
}

final class RestaurantFetchingProxy<Target: RestaurantFetching>: RestaurantFetching, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func restaurants(in area: SearchArea) async throws -> [Restaurant] {
        try await crossings.call("restaurants(in:)", area) { try await target.restaurants(in: area) }
    }

    func details(of id: Restaurant.ID) async throws -> RestaurantDetails {
        try await crossings.call("details(of:)", id) { try await target.details(of: id) }
    }
}

extension RestaurantFetching {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantFetching {
        guard let crossings = CrossingReporter("RestaurantFetching", of: self) else { return self }
        return RestaurantFetchingProxy(self, crossings)
    }
}

/// The members of ``RestaurantFetching``, for tests that expect crossings.
enum RestaurantFetchingCrossing {
    nonisolated static var restaurantsIn: CrossingMember<SearchArea> { CrossingMember("RestaurantFetching.restaurants(in:)") }
    nonisolated static var detailsOf: CrossingMember<Restaurant.ID> { CrossingMember("RestaurantFetching.details(of:)") }
}

@MainActor
final class RestaurantInteractingProxy<Target: RestaurantInteracting>: RestaurantInteracting, BoundaryProxy {
    typealias Request = RestaurantRequest
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(_ request: RestaurantRequest) async throws -> RestaurantResponse {
        try await crossings.call("handle(_:)", request) { try await target.handle(request) }
    }
}

extension RestaurantInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantInteracting {
        guard let crossings = CrossingReporter("RestaurantInteracting", of: self) else { return self }
        return crossings.kept(RestaurantInteractingProxy(self, crossings))
    }
}

/// The members of ``RestaurantInteracting``, for tests that expect crossings.
enum RestaurantInteractingCrossing {
    nonisolated static var handle: CrossingMember<RestaurantRequest> { CrossingMember("RestaurantInteracting.handle(_:)") }
}

@MainActor
final class RestaurantsCommandListeningProxy<Target: RestaurantsCommandListening>: RestaurantsCommandListening, BoundaryProxy {
    typealias Command = RestaurantsCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: RestaurantsCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension RestaurantsCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantsCommandListening {
        guard let crossings = CrossingReporter("RestaurantsCommandListening", of: self) else { return self }
        return crossings.kept(RestaurantsCommandListeningProxy(self, crossings))
    }
}

/// The members of ``RestaurantsCommandListening``, for tests that expect crossings.
enum RestaurantsCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<RestaurantsCommand> { CrossingMember("RestaurantsCommandListening.handle(command:)") }
}

@MainActor
final class RestaurantsEventListeningProxy<Target: RestaurantsEventListening>: RestaurantsEventListening, BoundaryProxy {
    typealias ViewEvent = RestaurantsViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: RestaurantsViewEvent) {
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

extension RestaurantsEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantsEventListening {
        guard let crossings = CrossingReporter("RestaurantsEventListening", of: self) else { return self }
        return crossings.kept(RestaurantsEventListeningProxy(self, crossings))
    }
}

/// The members of ``RestaurantsEventListening``, for tests that expect crossings.
enum RestaurantsEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<RestaurantsViewEvent> { CrossingMember("RestaurantsEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("RestaurantsEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("RestaurantsEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("RestaurantsEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("RestaurantsEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("RestaurantsEventListening.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("RestaurantsEventListening.retry()") }
}

@MainActor
final class RestaurantsInteractingProxy<Target: RestaurantsInteracting>: RestaurantsInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func findRestaurants(completion: @escaping @MainActor (Result<NearbyRestaurants, any Error>) -> Void) {
        crossings.call("findRestaurants(completion:)", completion) { target.findRestaurants(completion: completion) }
    }
}

extension RestaurantsInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantsInteracting {
        guard let crossings = CrossingReporter("RestaurantsInteracting", of: self) else { return self }
        return crossings.kept(RestaurantsInteractingProxy(self, crossings))
    }
}

/// The members of ``RestaurantsInteracting``, for tests that expect crossings.
enum RestaurantsInteractingCrossing {
    nonisolated static var findRestaurantsCompletion: CrossingMember<Any> { CrossingMember("RestaurantsInteracting.findRestaurants(completion:)") }
}

@MainActor
final class RestaurantsRoutingProxy<Target: RestaurantsRouting>: RestaurantsRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func showDetails(of id: Restaurant.ID) {
        crossings.call("showDetails(of:)", id) { target.showDetails(of: id) }
    }
}

extension RestaurantsRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RestaurantsRouting {
        guard let crossings = CrossingReporter("RestaurantsRouting", of: self) else { return self }
        return crossings.kept(RestaurantsRoutingProxy(self, crossings))
    }
}

/// The members of ``RestaurantsRouting``, for tests that expect crossings.
enum RestaurantsRoutingCrossing {
    nonisolated static var showDetailsOf: CrossingMember<Restaurant.ID> { CrossingMember("RestaurantsRouting.showDetails(of:)") }
}
