import Foundation
import Scenery
import SceneryStores
import SceneryTestKit
import Testing

@Suite("A client on the main actor: managers and stores")
struct ClientManagers {
    @Test("a manager fetches, notifies on the main actor and completes there")
    func manager() async throws {
        let (broadcasts, card) = (Broadcasts(), RideObservingMock())
        broadcasts.register(card, for: (any RideObserving).self)
        let rides = Manager<Int, Ride>(
            listener: .broadcastOnMain((any RideObserving).self, on: broadcasts) { observer, change in
                if let ride = change.model { observer.rideDidChange(ride) }
            }
        ) { id in Ride(id: id, driver: "Mina") }
        #expect(try await rides.model(for: 7).driver == "Mina")
        #expect(rides.peek(7)?.id == 7)
        try await rides.update(7, optimistically: { $0.driver = "Noor" }, commit: { $0 })
        let screen = RideScreen()
        await withCheckedContinuation { done in
            rides.model(for: 7) { result in
                screen.driver = (try? result.get().driver) ?? ""
                done.resume()
            }
        }
        #expect(screen.driver == "Noor")
        // A change on another thread is delivered asynchronously.
        while card.onRideDidChange.lastCall?.driver != "Noor" { await Task.yield() }
    }

    @Test("a model outlives its manager in a store")
    func store() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "rides.sqlite")
        let failing: @Sendable (any Error) -> Void = { Issue.record("the store failed: \($0)") }
        let first = Manager<Int, Ride>(
            store: try SQLiteStore<Int, Ride>(file: file), onStoreFailure: failing
        ) { id in Ride(id: id, driver: "Mina") }
        try await first.set(Ride(id: 7, driver: "Noor"), for: 7)
        let second = Manager<Int, Ride>(
            store: try SQLiteStore<Int, Ride>(file: file), onStoreFailure: failing
        ) { _ in throw RideProblem.noSuchRide }
        #expect(try await second.model(for: 7).driver == "Noor")
    }
}
