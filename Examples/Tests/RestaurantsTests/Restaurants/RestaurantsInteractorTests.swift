import Scenery
import SceneryTestKit
import Testing

@testable import Restaurants

@MainActor @Suite("RestaurantsInteractor", .timeLimit(.minutes(20))) struct RestaurantsInteractorTests {
    private typealias Found = Result<NearbyRestaurants, any Error>

    private let gateway = RestaurantFetchingMock()
    private let gate = Gate<SearchArea, [Restaurant]>("restaurants")

    @Test("the completion is called once, with what the gateway finds in the area")
    func finds() async throws {
        gateway.onRestaurantsIn.returns(RestaurantFixtures.restaurants)
        let interactor = RestaurantsInteractor(area: RestaurantFixtures.area, gateway: gateway)
        let found = await withCheckedContinuation { continuation in
            interactor.findRestaurants { continuation.resume(returning: $0) }
        }
        #expect(
            try found.get()
                == NearbyRestaurants(
                    area: RestaurantFixtures.area, restaurants: RestaurantFixtures.restaurants))
        #expect(gateway.onRestaurantsIn.calls == [RestaurantFixtures.area])
    }

    @Test("it is called with the error of the gateway, after the call returned")
    func fails() async {
        gateway.onRestaurantsIn.throws(RestaurantError.server)
        let interactor = RestaurantsInteractor(area: RestaurantFixtures.area, gateway: gateway)
        let order = Reports()
        let error = await withCheckedContinuation { continuation in
            interactor.findRestaurants { result in
                order.add("completion")
                continuation.resume(returning: result.failure as? RestaurantError)
            }
            order.add("return")
        }
        #expect(order.texts == ["return", "completion"])
        #expect(error == .server)
    }

    @Test("a second search replaces the first, whose completion is never called")
    func replaces() async {
        gateway.onRestaurantsIn.waits(at: gate)
        let interactor = RestaurantsInteractor(area: RestaurantFixtures.area, gateway: gateway)
        interactor.findRestaurants { _ in Issue.record("the first search was replaced") }
        await gate.arrival(1)
        await withCheckedContinuation { continuation in
            interactor.findRestaurants { _ in continuation.resume() }
            Task {
                await gate.arrival(2)
                gate.succeed([])
            }
        }
        #expect(gate.waiting.isEmpty)
    }

    @Test("a search ends with its interactor")
    func released() async {
        gateway.onRestaurantsIn.waits(at: gate)
        var interactor: RestaurantsInteractor? = RestaurantsInteractor(
            area: RestaurantFixtures.area, gateway: gateway)
        weak let weakInteractor = interactor
        interactor?.findRestaurants { _ in Issue.record("nobody is left to be answered") }
        await gate.arrival()
        interactor = nil
        #expect(weakInteractor == nil)
        while !gate.waiting.isEmpty { await Task.yield() }
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
