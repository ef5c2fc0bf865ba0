import Scenery

/// The route of the list: `/restaurants`.
struct RestaurantsRoute: SceneRoute {}

/// What happened in the list.
enum RestaurantsViewEvent: Sendable, Equatable {
    case viewDidLoad
    case retry
    /// - Parameter index: The row.
    case didTapOnRestaurant(index: Int)
}

/// What the presenter has the list do.
enum RestaurantsCommand: Sendable, Equatable {
    case showActivity(Bool)
    case populateList(RestaurantsViewModel)
    case showError(title: String, message: String)
}

@MainActor
protocol RestaurantsEventListening: ViewEventListener<RestaurantsViewEvent>, SceneLifecycle, Retrying {
    func handle(event: RestaurantsViewEvent)
}

@MainActor protocol RestaurantsCommandListening: CommandListener<RestaurantsCommand> {
    func handle(command: RestaurantsCommand)
}

/// The use case of the list, in the completion form.
@MainActor protocol RestaurantsInteracting: Boundary {
    /// Searches for restaurants; a search that is going on is given up.
    ///
    /// - Parameter completion: Called once, on the main actor, after this returns; never for a search that is given up.
    func findRestaurants(completion: @escaping @MainActor (Result<NearbyRestaurants, any Error>) -> Void)
}

/// Where the list leads.
@MainActor protocol RestaurantsRouting: Boundary {
    func showDetails(of id: Restaurant.ID)
}

/// What a search found, and where.
struct NearbyRestaurants: BusinessModel {
    var area: SearchArea
    var restaurants: [Restaurant]
}
