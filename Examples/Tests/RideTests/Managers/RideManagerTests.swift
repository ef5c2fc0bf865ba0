import Foundation
import Scenery
import SceneryTestKit
import Settings
import Testing

@testable import Ride

@Suite("The manager of rides", .timeLimit(.minutes(20)))
@MainActor struct RideManagerTests {
    private let server = SimulatedRideServer()
    private let broadcasts = Broadcasts()
    private let observer = RideObservingMock()
    private let manager: RideManager

    init() {
        let server = server
        let language: @Sendable () -> AppLanguage = { .english }
        // Nobody is signed in: every request is refused.
        let signedOut = BearerAuthorization(token: nil) { throw CancellationError() }
        let client = RideClient(
            .rides(URL(filePath: "/"), authorization: signedOut, transport: server), language: language)
        manager = RideManager(client: client, stored: StoredValue(), broadcasts: broadcasts, clock: .system)
        observer.onRideDidChange.returns(())
        broadcasts.register(observer, for: (any RideObserving).self)
    }

    @Test("an older snapshot, and the same one again, are dropped")
    func stale() {
        manager.receive(RideFixtures.ride(.arrived, revision: 5))
        let newest = manager.receive(RideFixtures.ride(.accepted, revision: 4))
        manager.receive(RideFixtures.ride(.arrived, revision: 5))
        #expect(newest.revision == 5)
        #expect(observer.onRideDidChange.calls.map(\.revision) == [5])
        #expect(manager.current?.state == .arrived)
    }

    @Test("an old snapshot does not bring a ride that is over back")
    func over() {
        manager.receive(RideFixtures.ride(.accepted, revision: 1))
        manager.receive(RideFixtures.ride(.finished, revision: 9))
        manager.receive(RideFixtures.ride(.onTheWay, revision: 8))
        #expect(manager.current?.state == .finished)
    }

    @Test("each ride has revisions of its own, and an ended one does not replace the current one")
    func several() {
        manager.receive(RideFixtures.ride(.accepted, id: "8", revision: 2))
        manager.receive(RideFixtures.ride(.finished, id: "7", revision: 90))
        manager.receive(RideFixtures.ride(.arrived, id: "8", revision: 3))
        #expect(manager.current?.id == "8")
        #expect(manager.known("7")?.state == .finished)
        #expect(observer.onRideDidChange.calls.map(\.id) == ["8", "7", "8"])
    }

    @Test("after a sign-out no ride is known")
    func signedOut() {
        manager.receive(RideFixtures.ride())
        broadcasts.notify((any SessionObserving).self) { $0.sessionDidChange(isSignedIn: false) }
        #expect(manager.current == nil)
        #expect(manager.known("7") == nil)
    }
}
