import Foundation
import Scenery
import SceneryTestKit
import Testing
import TripCore

@testable import TripScenes

@MainActor @Suite("WhereInteractor") struct WhereInteractorTests {
    @Test("answers a request with the content")
    func answers() async throws {
        let interactor = WhereInteractor(rideManager: RideManager { Ride(title: "some ride") })
        #expect(try await interactor.handle(WhereRequest()) == WhereContent(ride: Ride(title: "some ride")))
    }

    @Test("what a manager throws reaches the presenter")
    func fails() async {
        let interactor = WhereInteractor(rideManager: RideManager { throw Offline() })
        await #expect(throws: Offline.self) { try await interactor.handle(WhereRequest()) }
    }
}

private struct Offline: Error {}
