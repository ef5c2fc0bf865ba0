import Foundation
import Scenery

/// Turns what happens in the list into searches, and what they find into commands.
final class RestaurantsPresenter: RestaurantsEventListening {
    weak var view: (any RestaurantsCommandListening)?
    private let interactor: any RestaurantsInteracting
    private let router: any RestaurantsRouting
    private let report: @Sendable (String) -> Void

    /// Those in the list, in the order of its rows.
    private var restaurants: [Restaurant] = []

    init(
        interactor: any RestaurantsInteracting, router: any RestaurantsRouting,
        report: @escaping @Sendable (String) -> Void
    ) {
        self.interactor = interactor
        self.router = router
        self.report = report
    }

    func viewDidLoad() { handle(event: .viewDidLoad) }
    func retry() { handle(event: .retry) }

    func handle(event: RestaurantsViewEvent) {
        switch event {
        case .viewDidLoad, .retry: find()
        case .didTapOnRestaurant(let index): showDetails(at: index)
        }
    }

    private func find() {
        view?.handle(command: .showActivity(true))
        interactor.findRestaurants { [weak self] in self?.present($0) }
    }

    private func present(_ result: Result<NearbyRestaurants, any Error>) {
        view?.handle(command: .showActivity(false))
        switch result {
        case .success(let found):
            restaurants = found.restaurants
            view?.handle(command: .populateList(RestaurantsViewModel(found)))
        case .failure(let error):
            view?.handle(command: .showError(ErrorMessage(error)))
        }
    }

    private func showDetails(at index: Int) {
        guard restaurants.indices.contains(index) else {
            report("a tap on row \(index) was ignored: the list has \(restaurants.count) rows")
            return
        }
        router.showDetails(of: restaurants[index].id)
    }
}

extension RestaurantsCommand {
    static func showError(_ error: ErrorMessage) -> Self {
        .showError(title: error.title, message: error.message)
    }
}

extension RestaurantsViewModel {
    init(_ found: NearbyRestaurants) {
        let area = "within \(found.area.radius) m of \(found.area.place)"
        self.init(
            area: "Restaurants \(area)", rows: found.restaurants.map(Row.init),
            emptyMessage: found.restaurants.isEmpty ? "There are no restaurants \(area)." : nil)
    }
}

extension RestaurantsViewModel.Row {
    init(_ restaurant: Restaurant) {
        let facts = [
            restaurant.address,
            restaurant.rating.map { "Rating: \(Self.oneDecimal($0))" },
            restaurant.priceTier.map { "Price Tier: \($0)" },
        ]
        self.init(name: restaurant.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
    }

    private static func oneDecimal(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX")))
    }
}
