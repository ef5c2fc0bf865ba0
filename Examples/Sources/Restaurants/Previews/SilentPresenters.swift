import Scenery

/// Ignores all events: the list of a preview does not change.
final class SilentListPresenter: RestaurantsEventListening {
    func handle(event: RestaurantsViewEvent) {}
    func retry() {}
}

/// Ignores all events: the restaurant of a preview does not change.
final class SilentPresenter: RestaurantEventListening {
    func handle(event: RestaurantViewEvent) {}
    func retry() {}
}
