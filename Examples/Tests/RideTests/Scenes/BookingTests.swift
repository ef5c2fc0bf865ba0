import Scenery
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Ride

@Suite("DestinationSearch", .timeLimit(.minutes(20)))
@MainActor struct DestinationSearchTests {
    private let mocks = MockedServices()
    private let found = Gate<String, [Place]>("found")

    init() { mocks.offers.onDestinationsMatching.waits(at: found) }

    private func scene() -> SceneHarness<any DestinationSearchInteracting> {
        SceneHarness(isExhaustive: false, gates: [found]) {
            DestinationSearchConfigurator.build(mocks.services)
        }
    }

    @Test("the favorites come first, and a place leads to its price")
    func favorites() async {
        let scene = scene()
        scene.appear()
        await found.arrival()
        #expect(found.waiting == [""])
        found.succeed([RideFixtures.airport])
        await scene.expect(
            DestinationSearchDisplayingCrossing.show(
                .where { (shown: DestinationSearchViewModel) -> Bool in shown.rows.map(\.name) == ["Airport"]
                }))
        scene.send { $0.placeTapped("airport") }
        await scene.expect(DestinationSearchRoutingCrossing.openOfferTo(RideFixtures.airport))
        await scene.expectNavigation(.push("PriceOffer"))
        await scene.close()
    }

    @Test("the answer to an earlier query is not shown")
    func typing() async {
        let scene = scene()
        scene.appear()
        await found.arrival()
        scene.send { $0.queryEdited("a") }
        await found.arrival(2)
        scene.send { $0.queryEdited("ai") }
        await found.arrival(3)
        await scene.settle()
        #expect(found.waiting == ["ai"])
        found.succeed([])
        await scene.expect(
            DestinationSearchDisplayingCrossing.show(
                .where(\.emptyText, "No place found. Try another name.")))
        await scene.close()
    }

    @Test("a failure is shown, and the search is tried again")
    func failure() async {
        let scene = scene()
        scene.appear()
        await found.arrival()
        found.fail(offline)
        await scene.expect(DestinationSearchDisplayingCrossing.showError(.where(\.title, "No connection")))
        scene.send { $0.retry() }
        await found.arrival(2)
        await scene.close()
    }

    @Test("a place that is not in the list leads nowhere")
    func unknown() async {
        let scene = scene()
        scene.send { $0.placeTapped("nowhere") }
        await scene.settle()
        await scene.close()
    }
}

@Suite("PriceOffer", .timeLimit(.minutes(20)))
@MainActor struct PriceOfferTests {
    private let mocks = MockedServices()
    private let offers = Gate<Place, Offer>("offers")
    private let booked = Gate<Offer, RideSnapshot>("booked")

    init() {
        mocks.offers.onOfferTo.waits(at: offers)
        mocks.rides.onBook.waits(at: booked)
    }

    private func scene() -> SceneHarness<any PriceOfferInteracting> {
        SceneHarness(isExhaustive: false, gates: [offers, booked]) {
            PriceOfferConfigurator.build(to: RideFixtures.airport, mocks.services)
        }
    }

    @Test("price, distance and duration are shown, and booking leads to the search for a driver")
    func books() async {
        let scene = scene()
        scene.appear()
        await offers.arrival()
        offers.succeed(RideFixtures.offer)
        await scene.expect(
            PriceOfferDisplayingCrossing.show(
                .where { (shown: PriceOfferViewModel) -> Bool in
                    shown.price == "€12.50" && shown.details == "8.2 km · 13 min" && shown.canBook
                }))
        scene.send { $0.bookTapped() }
        scene.send { $0.bookTapped() }
        await booked.arrival()
        #expect(booked.waiting.count == 1)
        booked.succeed(RideFixtures.ride(.requested))
        await scene.expect(PriceOfferRoutingCrossing.openDriverSearch("7"))
        await scene.close()
    }

    @Test("an expired offer is replaced by another one")
    func expired() async {
        let scene = scene()
        scene.appear()
        await offers.arrival()
        offers.succeed(RideFixtures.offer)
        await scene.expect(PriceOfferDisplayingCrossing.show(.where(\.canBook, true)))
        scene.send { $0.bookTapped() }
        await booked.arrival()
        booked.fail(NetworkError(domain: .api, message: "The offer has expired.", httpStatus: 410))
        await scene.expect(
            PriceOfferDisplayingCrossing.showError(.where(\.message, "The offer has expired.")))
        scene.send { $0.retry() }
        await offers.arrival(2)
        await scene.close()
    }

    @Test("an offer that does not come is asked for again")
    func failure() async {
        let scene = scene()
        scene.appear()
        await offers.arrival()
        offers.fail(offline)
        await scene.expect(PriceOfferDisplayingCrossing.show(.where(\.retryTitle, "Try again")))
        scene.send { $0.retry() }
        await offers.arrival(2)
        await scene.close()
    }
}

@Suite("DriverSearch", .timeLimit(.minutes(20)))
@MainActor struct DriverSearchTests {
    private let mocks = MockedServices()

    init() { mocks.know(RideFixtures.ride(.requested)) }

    private func scene() -> SceneHarness<any DriverSearchInteracting> {
        SceneHarness(isExhaustive: false, broadcasts: mocks.broadcasts) {
            DriverSearchConfigurator.build(ride: "7", mocks.services)
        }
    }

    @Test("a driver who accepts leads to the status")
    func accepted() async {
        let scene = scene()
        scene.appear()
        scene.happens { mocks.change(RideFixtures.ride(.accepted, revision: 2)) }
        await scene.expect(DriverSearchRoutingCrossing.openRide("7"))
        await scene.close()
    }

    @Test("a scene that is not in front leads nowhere until it is")
    func hidden() async {
        let scene = scene()
        scene.appear()
        scene.disappear()
        scene.happens { mocks.change(RideFixtures.ride(.accepted, revision: 2)) }
        await scene.settle()
        scene.appear()
        await scene.expect(DriverSearchRoutingCrossing.openRide("7"))
        await scene.close()
    }

    @Test("a ride that cannot be cancelled any more says why")
    func cancelRefused() async {
        mocks.rides.onCancel.throws(NetworkError(domain: .api, message: "The ride has started."))
        let scene = scene()
        scene.appear()
        scene.send { $0.cancelTapped() }
        await scene.expect(
            DriverSearchDisplayingCrossing.showError(.where(\.message, "The ride has started.")))
        await scene.close()
    }

    @Test("a cancelled ride stays on the screen as such, and other rides are not shown")
    func cancelled() async {
        let scene = scene()
        scene.appear()
        scene.happens { mocks.change(RideFixtures.ride(.cancelled, revision: 2)) }
        await scene.expect(
            DriverSearchDisplayingCrossing.show(
                .where { (shown: DriverSearchViewModel) -> Bool in
                    shown.card?.status == "Cancelled" && shown.cancelTitle == nil
                }))
        await scene.close()
    }
}
