import Scenery
import SceneryTestKit
import Testing

@testable import Restaurants

@MainActor @Suite("RestaurantsPresenter") struct RestaurantsPresenterTests {
    private let view = RestaurantsCommandListeningMock()
    private let interactor = RestaurantsInteractingMock()
    private let router = RestaurantsRoutingMock()
    private let reports = Reports()
    private let presenter: RestaurantsPresenter

    init() {
        presenter = RestaurantsPresenter(interactor: interactor, router: router, report: reports.add)
        presenter.view = view
    }

    @Test("loading and trying again search, and say that it is going on", arguments: [false, true])
    func loads(isRetry: Bool) {
        if isRetry { presenter.retry() } else { presenter.viewDidLoad() }
        #expect(view.onHandleCommand.calls == [.showActivity(true)])
        #expect(interactor.onFindRestaurantsCompletion.count == 1)
    }

    @Test("what was found populates the list: name, address, rating and price, as far as they are known")
    func populates() {
        find(.success(RestaurantFixtures.restaurants))
        #expect(
            view.onHandleCommand.calls == [
                .showActivity(true), .showActivity(false),
                .populateList(
                    RestaurantsViewModel(
                        area: "Restaurants within 1000 m of Noida",
                        rows: [
                            .init(
                                name: "Theobroma", detail: "Sector 18, Noida · Rating: 8.4 · Price Tier: 2"),
                            .init(name: "Desi Vibes", detail: "Rating: 8.0 · Price Tier: 3"),
                            .init(name: "Chaat Corner", detail: ""),
                        ])),
            ])
    }

    @Test("a search that finds nothing says where it searched")
    func empty() {
        find(.success([]))
        #expect(
            view.onHandleCommand.lastCall
                == .populateList(
                    RestaurantsViewModel(
                        area: "Restaurants within 1000 m of Noida", rows: [],
                        emptyMessage: "There are no restaurants within 1000 m of Noida.")))
    }

    @Test(
        "each error is shown with its title and message",
        arguments: [.noInternet, .parsing, .server, .api("Quota exceeded")] as [RestaurantError])
    func fails(error: RestaurantError) {
        find(.failure(error))
        let message = ErrorMessage(error)
        #expect(
            view.onHandleCommand.calls == [
                .showActivity(true), .showActivity(false),
                .showError(title: message.title, message: message.message),
            ])
    }

    @Test("a tap shows the restaurant of that row")
    func taps() {
        find(.success(RestaurantFixtures.restaurants))
        presenter.handle(event: .didTapOnRestaurant(index: 1))
        #expect(router.onShowDetailsOf.calls == ["b2"])
        #expect(reports.texts.isEmpty)
    }

    @Test("a tap on a row that is not there is ignored and reported", arguments: [-1, 3, Int.max])
    func outOfRange(index: Int) {
        find(.success(RestaurantFixtures.restaurants))
        presenter.handle(event: .didTapOnRestaurant(index: index))
        #expect(!router.onShowDetailsOf.wasCalled)
        #expect(reports.texts == ["a tap on row \(index) was ignored: the list has 3 rows"])
    }

    @Test("so is a tap before anything was found")
    func tooEarly() {
        presenter.handle(event: .didTapOnRestaurant(index: 0))
        #expect(!router.onShowDetailsOf.wasCalled)
        #expect(reports.texts == ["a tap on row 0 was ignored: the list has 0 rows"])
    }

    @Test("without its view it goes on")
    func viewGone() {
        presenter.view = nil
        find(.success(RestaurantFixtures.restaurants))
        presenter.handle(event: .didTapOnRestaurant(index: 0))
        #expect(router.onShowDetailsOf.calls == ["a1"])
    }

    @Test("a search that is going on does not keep the presenter")
    func released() {
        var presenter: RestaurantsPresenter? = RestaurantsPresenter(
            interactor: interactor, router: router, report: reports.add)
        weak let weakPresenter = presenter
        presenter?.viewDidLoad()
        presenter = nil
        #expect(weakPresenter == nil)
    }

    private func find(_ result: Result<[Restaurant], any Error>) {
        interactor.onFindRestaurantsCompletion.answers { completion in
            completion(result.map { NearbyRestaurants(area: RestaurantFixtures.area, restaurants: $0) })
        }
        presenter.viewDidLoad()
    }
}
