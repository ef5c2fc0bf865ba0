import Scenery

/// The route of a restaurant: `/restaurants/4b5c`.
struct RestaurantRoute: SceneRoute {
    let id: Restaurant.ID

    static let link: LinkPattern<Self> = "/restaurants/\(\.id)"
}

/// What happened in the view of a restaurant.
enum RestaurantViewEvent: Sendable, Equatable {
    case viewDidLoad
    case retry
}

/// What the presenter has the view do.
enum RestaurantCommand: Sendable, Equatable {
    case showActivity(Bool)
    case show(RestaurantViewModel)
    case showError(title: String, message: String)
}

@MainActor protocol RestaurantEventListening: ViewEventListener<RestaurantViewEvent>, SceneLifecycle, Retrying
{
    func handle(event: RestaurantViewEvent)
}

@MainActor protocol RestaurantCommandListening: CommandListener<RestaurantCommand> {
    func handle(command: RestaurantCommand)
}

/// The use case of a restaurant, in the request and response form.
@MainActor protocol RestaurantInteracting: RequestHandling<RestaurantRequest> {
    func handle(_ request: RestaurantRequest) async throws -> RestaurantResponse
}

/// Asks for the details of a restaurant.
struct RestaurantRequest: InteractorRequest {
    typealias Response = RestaurantResponse

    var id: Restaurant.ID
}

struct RestaurantResponse: InteractorResponse {
    var details: RestaurantDetails
}

/// A restaurant, formatted for display.
struct RestaurantViewModel: ViewModel {
    var name: String
    var figures: [String]
}
