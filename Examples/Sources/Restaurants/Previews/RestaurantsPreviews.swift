import SceneryScreens

extension RestaurantsApp {
    /// Each scene in each of its states.
    public static var previews: [ScenePreview] { listPreviews + restaurantPreviews }

    private static var listPreviews: [ScenePreview] {
        [
            list("loading", .showActivity(true)),
            list("content", populate(RestaurantFixtures.restaurants)),
            list("empty", populate([])),
            list("long text", populate([RestaurantFixtures.longRestaurant])),
            list("reloading", populate([]), .showActivity(true)),
            list("no internet", .showError(ErrorMessage(RestaurantError.noInternet))),
            list("refused", .showError(ErrorMessage(refusal))),
        ]
    }

    private static var restaurantPreviews: [ScenePreview] {
        [
            restaurant("loading", .showActivity(true)),
            restaurant("content", .show(RestaurantViewModel(RestaurantFixtures.details))),
            restaurant("long text", .show(RestaurantViewModel(RestaurantFixtures.longNamed))),
            restaurant("server error", .showError(ErrorMessage(RestaurantError.server))),
        ]
    }

    private static let refusal = RestaurantError.api("Couldn't geocode param near: Nowhere")

    private static func populate(_ restaurants: [Restaurant]) -> RestaurantsCommand {
        .populateList(
            RestaurantsViewModel(NearbyRestaurants(area: RestaurantFixtures.area, restaurants: restaurants)))
    }

    /// The list after its presenter has given it commands.
    private static func list(_ state: String, _ commands: RestaurantsCommand...) -> ScenePreview {
        ScenePreview("Restaurants", state) { _ in
            let view = RestaurantsViewController(presenter: SilentListPresenter())
            for command in commands { view.handle(command: command) }
            return view
        }
    }

    private static func restaurant(_ state: String, _ commands: RestaurantCommand...) -> ScenePreview {
        ScenePreview("Restaurant", state) { _ in
            let view = RestaurantViewController(
                route: RestaurantRoute(id: RestaurantFixtures.details.id), presenter: SilentPresenter())
            for command in commands { view.handle(command: command) }
            return view
        }
    }
}
