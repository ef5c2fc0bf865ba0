import Scenery
import SceneryTestKit
import Testing

@testable import Rides

@MainActor @Suite struct RideInteractorTests {
    private let manager = RideManagingMock()
    private let presenter = RidePresentingMock()

    @Test func presentsARide() async {
        manager.onLoad.returns(Ride(number: 42, city: "Lugo"))
        await RideInteractor(manager: manager, presenter: presenter).rideTapped(42)
        presenter.onPresent.called(.equal(Ride(number: 42, city: "Lugo"))).verify(.once)
        presenter.onPresentError.verify(.never)
    }

    @Test func presentsAnError() async {
        struct Gone: Error {}
        manager.onLoad.throws(Gone())
        await RideInteractor(manager: manager, presenter: presenter).rideTapped(42)
        presenter.onPresentError.verify(.once)
    }

    @Test func aProxyHandsACallOn() async throws {
        manager.onLoad.returns(Ride(number: 7, city: "Vigo"))
        let proxy = RideManagingProxy(manager, CrossingReporter(made: "RideManaging", of: manager))
        #expect(try await proxy.load(7).city == "Vigo")
    }
}
