import Foundation
import RuntimeTestSupport
import SceneryBroadcasts
import SceneryManagers
import Synchronization
import Testing

struct Ride: Codable, Equatable, Sendable {
    var id: Int
    var isLiked = false
}

@MainActor protocol RideObserving: AnyObject, Sendable {
    func rideDidChange(_ ride: Ride)
}

@Suite("The tutorial on managers", .timeLimit(.minutes(20)))
@MainActor
struct ManagersTutorial {
    struct Backend: Sendable {
        func ride(_ id: Int) async throws -> Ride { Ride(id: id) }
        func like(_ id: Int) async throws {}
    }

    final class Screen: RideObserving {
        var rides: [Ride] = []
        var showsUpdating = false
        func show(_ ride: Ride) { rides.append(ride) }
        func rideDidChange(_ ride: Ride) { show(ride) }
    }

    let backend = Backend()
    let screen = Screen()

    func rides() -> Manager<Int, Ride> {
        let backend = backend
        // snippet: make
        let rides = Manager<Int, Ride>(
            configuration: ManagerConfiguration(timeToLive: .seconds(60), retry: .exponential(attempts: 3))
        ) { id in
            try await backend.ride(id)
        }
        // end
        return rides
    }

    @Test("the page shows the snippets that run here")
    func page() throws {
        let page = try TutorialPage("managers", source: #filePath)
        #expect(!page.fences.isEmpty)
        #expect(page.untested == [])
    }

    @Test("loading, with and without waiting")
    func asking() async throws {
        let rides = rides()
        // snippet: ask
        let ride = try await rides.model(for: 7)
        // end
        #expect(ride == Ride(id: 7))
        // snippet: completion
        let load = rides.model(for: 7) { result in
            if case .success(let ride) = result { screen.show(ride) }
        }
        // end
        await until { screen.rides.count == 1 }
        load.cancel()
        // snippet: peek
        if let ride = rides.peek(7) { screen.show(ride) }
        // end
        #expect(screen.rides == [ride, ride])
    }

    @Test("the held value, then the fetched one")
    func policies() async throws {
        let rides = rides()
        _ = try await rides.model(for: 7)
        rides.invalidate(7)
        // snippet: policies
        for try await loaded in rides.models(for: 7, policy: .cachedThenFresh) {
            screen.show(loaded.model)
            screen.showsUpdating = loaded.isStale
        }
        // end
        #expect(screen.rides.count == 2)
        #expect(!screen.showsUpdating)
    }

    @Test("invalidating and clearing")
    func changing() async throws {
        let rides = rides()
        // snippet: invalidate
        rides.invalidate(7)
        let ride = try await rides.model(for: 7)
        try await rides.clear()
        // end
        #expect(ride.id == 7)
        #expect(rides.held(7) == nil)
    }

    @Test("optimistic updates")
    func writing() async throws {
        let rides = rides()
        let backend = backend
        _ = try await rides.model(for: 7)
        // snippet: update
        try await rides.update(
            7, optimistically: { $0.isLiked = true },
            commit: { ride in
                try await backend.like(ride.id)
                return ride
            })
        // end
        #expect(rides.peek(7)?.isLiked == true)
    }

    @Test("notifying of changes")
    func telling() async throws {
        let backend = backend
        let card = screen
        let broadcasts = Broadcasts()
        // snippet: broadcast
        let rides = Manager<Int, Ride>(
            listener: .broadcastOnMain((any RideObserving).self, on: broadcasts) { observer, change in
                if let ride = change.model { observer.rideDidChange(ride) }
            },
            fetch: { id in try await backend.ride(id) })
        broadcasts.register(card, for: (any RideObserving).self)
        // end
        _ = try await rides.model(for: 7)
        await until { card.rides.count == 1 }
        #expect(card.rides == [Ride(id: 7)])
    }

    @Test("advancing the clock in a test")
    func testing() async throws {
        let backend = backend
        // snippet: time
        let now = Mutex(Duration.seconds(1_000))
        let clock = ManagerClock(now: { now.withLock { $0 } }, sleep: { _ in })
        let rides = Manager<Int, Ride>(
            configuration: ManagerConfiguration(timeToLive: .seconds(60)), clock: clock
        ) { id in try await backend.ride(id) }
        _ = try await rides.model(for: 7)
        now.withLock { $0 += .seconds(60) }
        #expect(rides.peek(7) == nil)
        // end
    }
}
