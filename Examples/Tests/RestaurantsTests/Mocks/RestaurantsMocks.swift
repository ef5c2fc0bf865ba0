// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable import Restaurants
import Scenery
import SceneryTestKit

@MainActor
final class RestaurantCommandListeningMock: RestaurantCommandListening {
    typealias Command = RestaurantCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<RestaurantCommand, Void, Never>("RestaurantCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: RestaurantCommand) { onHandleCommand.call(command) }
}

@MainActor
final class RestaurantEventListeningMock: RestaurantEventListening {
    typealias ViewEvent = RestaurantViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<RestaurantViewEvent, Void, Never>("RestaurantEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("RestaurantEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("RestaurantEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("RestaurantEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("RestaurantEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("RestaurantEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("RestaurantEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: RestaurantViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

final class RestaurantFetchingMock: RestaurantFetching, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onRestaurantsIn = AsyncStub<SearchArea, [Restaurant], any Error>("RestaurantFetching.restaurants(in:)")
    let onDetailsOf = AsyncStub<Restaurant.ID, RestaurantDetails, any Error>("RestaurantFetching.details(of:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantFetchingMock", [onRestaurantsIn, onDetailsOf], fileID, filePath, line, column)
    }

    func restaurants(in area: SearchArea) async throws -> [Restaurant] { try await onRestaurantsIn.call(area) }
    func details(of id: Restaurant.ID) async throws -> RestaurantDetails { try await onDetailsOf.call(id) }
}

@MainActor
final class RestaurantInteractingMock: RestaurantInteracting {
    typealias Request = RestaurantRequest
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandle = AsyncStub<RestaurantRequest, RestaurantResponse, any Error>("RestaurantInteracting.handle(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantInteractingMock", [onHandle], fileID, filePath, line, column)
    }

    func handle(_ request: RestaurantRequest) async throws -> RestaurantResponse {
        try await onHandle.call(request)
    }
}

@MainActor
final class RestaurantsCommandListeningMock: RestaurantsCommandListening {
    typealias Command = RestaurantsCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<RestaurantsCommand, Void, Never>("RestaurantsCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantsCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: RestaurantsCommand) { onHandleCommand.call(command) }
}

@MainActor
final class RestaurantsEventListeningMock: RestaurantsEventListening {
    typealias ViewEvent = RestaurantsViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<RestaurantsViewEvent, Void, Never>("RestaurantsEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("RestaurantsEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("RestaurantsEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("RestaurantsEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("RestaurantsEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("RestaurantsEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("RestaurantsEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantsEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: RestaurantsViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

@MainActor
final class RestaurantsInteractingMock: RestaurantsInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onFindRestaurantsCompletion = Stub<(@MainActor (Result<NearbyRestaurants, any Error>) -> Void), Void, Never>("RestaurantsInteracting.findRestaurants(completion:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantsInteractingMock", [onFindRestaurantsCompletion], fileID, filePath, line, column)
    }

    func findRestaurants(completion: @escaping @MainActor (Result<NearbyRestaurants, any Error>) -> Void) {
        onFindRestaurantsCompletion.call(completion)
    }
}

@MainActor
final class RestaurantsRoutingMock: RestaurantsRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowDetailsOf = Stub<Restaurant.ID, Void, Never>("RestaurantsRouting.showDetails(of:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RestaurantsRoutingMock", [onShowDetailsOf], fileID, filePath, line, column)
    }

    func showDetails(of id: Restaurant.ID) { onShowDetailsOf.call(id) }
}
