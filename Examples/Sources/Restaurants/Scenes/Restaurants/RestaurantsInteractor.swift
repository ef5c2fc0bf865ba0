import Scenery

/// The use case of the list: finds the restaurants in an area.
final class RestaurantsInteractor: RestaurantsInteracting {
    private let area: SearchArea
    private let gateway: any RestaurantFetching
    private var search: Task<Void, Never>?

    init(area: SearchArea, gateway: any RestaurantFetching) {
        self.area = area
        self.gateway = gateway
    }

    deinit { search?.cancel() }

    func findRestaurants(completion: @escaping @MainActor (Result<NearbyRestaurants, any Error>) -> Void) {
        search?.cancel()
        search = Task { [area, gateway] in
            let result: Result<NearbyRestaurants, any Error>
            do {
                let restaurants = try await gateway.restaurants(in: area)
                result = .success(NearbyRestaurants(area: area, restaurants: restaurants))
            } catch {
                result = .failure(error)
            }
            if !Task.isCancelled { completion(result) }
        }
    }
}
