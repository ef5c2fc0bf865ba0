import Foundation
import Scenery
import SceneryTestKit
import Testing
import TripCore

@testable import TripScenes

@MainActor @Suite("DefaultInteractor") struct DefaultInteractorTests {
    @Test("answers a request with the content")
    func answers() async throws {
        let interactor = DefaultInteractor(rideManager: RideManager { Ride(title: "some ride") })
        #expect(try await interactor.handle(DefaultRequest()) == DefaultContent(ride: Ride(title: "some ride")))
    }

    @Test("what a manager throws reaches the presenter")
    func fails() async {
        let interactor = DefaultInteractor(rideManager: RideManager { throw Offline() })
        await #expect(throws: Offline.self) { try await interactor.handle(DefaultRequest()) }
    }
}

private struct Offline: Error {}
