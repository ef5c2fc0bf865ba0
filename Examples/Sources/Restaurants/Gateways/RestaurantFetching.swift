import Scenery

/// Where restaurants come from, as the use cases see it.
protocol RestaurantFetching: Boundary, Sendable {
    /// The restaurants in an area, the recommended ones first.
    ///
    /// - Throws: `RestaurantError`, or `CancellationError`.
    func restaurants(in area: SearchArea) async throws -> [Restaurant]

    /// - Throws: `RestaurantError`, or `CancellationError`.
    func details(of id: Restaurant.ID) async throws -> RestaurantDetails
}
