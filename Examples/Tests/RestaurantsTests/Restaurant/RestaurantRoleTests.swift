import Scenery
import SceneryTestKit
import Testing

@testable import Restaurants

@MainActor @Suite("RestaurantInteractor") struct RestaurantInteractorTests {
    private let gateway = RestaurantFetchingMock()

    @Test("a request is answered with the details of that restaurant")
    func answers() async throws {
        gateway.onDetailsOf.returns(RestaurantFixtures.details)
        let interactor = RestaurantInteractor(gateway: gateway)
        let response = try await interactor.handle(RestaurantRequest(id: "a1"))
        #expect(response == RestaurantResponse(details: RestaurantFixtures.details))
        #expect(gateway.onDetailsOf.calls == ["a1"])
    }

    @Test("what the gateway throws reaches the presenter")
    func fails() async {
        gateway.onDetailsOf.throws(RestaurantError.parsing)
        let interactor = RestaurantInteractor(gateway: gateway)
        await #expect(throws: RestaurantError.parsing) {
            try await interactor.handle(RestaurantRequest(id: "a1"))
        }
    }
}

@MainActor @Suite("RestaurantPresenter", .timeLimit(.minutes(20))) struct RestaurantPresenterTests {
    private let view = RestaurantCommandListeningMock()
    private let interactor = RestaurantInteractingMock()
    private let gate = Gate<RestaurantRequest, RestaurantResponse>("details")
    private let presenter: RestaurantPresenter

    private let shown = RestaurantViewModel(
        name: "Theobroma",
        figures: ["LikeCount = 12", "Checkins: 345", "User count: 210", "Tip count: 17", "Visits count: 402"])

    init() {
        presenter = RestaurantPresenter(restaurant: "a1", interactor: interactor)
        presenter.view = view
        interactor.onHandle.waits(at: gate)
    }

    @Test("loading asks for the restaurant, and shows its name and figures", arguments: [false, true])
    func loads(isRetry: Bool) async {
        if isRetry { presenter.retry() } else { presenter.viewDidLoad() }
        #expect(view.onHandleCommand.calls == [.showActivity(true)])
        await gate.arrival()
        #expect(gate.waiting == [RestaurantRequest(id: "a1")])
        gate.succeed(RestaurantResponse(details: RestaurantFixtures.details))
        await view.onHandleCommand.called(.equal(.show(shown))).wait()
        #expect(view.onHandleCommand.calls == [.showActivity(true), .showActivity(false), .show(shown)])
    }

    @Test("a figure that is unknown is left out, and one that is 0 is not")
    func unknown() {
        let viewModel = RestaurantViewModel(RestaurantDetails(id: "d4", name: "D", likeCount: 0, tipCount: 3))
        #expect(viewModel.figures == ["LikeCount = 0", "Tip count: 3"])
    }

    @Test(
        "each error is shown with its title and message",
        arguments: [.noInternet, .parsing, .server, .api("Gone")] as [RestaurantError])
    func fails(error: RestaurantError) async {
        presenter.viewDidLoad()
        await gate.arrival()
        gate.fail(error)
        let command = RestaurantCommand.showError(ErrorMessage(error))
        await view.onHandleCommand.called(.equal(command)).wait()
        #expect(view.onHandleCommand.calls == [.showActivity(true), .showActivity(false), command])
    }

    @Test("trying again replaces the request that is going on")
    func replaces() async {
        presenter.viewDidLoad()
        await gate.arrival(1)
        presenter.retry()
        await gate.arrival(2)
        gate.succeed(RestaurantResponse(details: RestaurantFixtures.details))
        await view.onHandleCommand.called(.equal(.show(shown))).wait()
        #expect(
            view.onHandleCommand.calls == [
                .showActivity(true), .showActivity(true), .showActivity(false), .show(shown),
            ])
    }
}
