import Scenery

/// The use case of a restaurant: answers the presenter's requests.
final class RestaurantInteractor: RestaurantInteracting {
    private let gateway: any RestaurantFetching

    init(gateway: any RestaurantFetching) {
        self.gateway = gateway
    }

    func handle(_ request: RestaurantRequest) async throws -> RestaurantResponse {
        RestaurantResponse(details: try await gateway.details(of: request.id))
    }
}
