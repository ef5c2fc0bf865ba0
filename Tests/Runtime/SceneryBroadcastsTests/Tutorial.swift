import Foundation
import RuntimeTestSupport
import SceneryBroadcasts
import Testing

/// The tutorial's types, apart from those of the other tests.
enum TutorialRides {
    struct Ride: Sendable, Equatable {
        var driver: String
    }

    // snippet: topic
    @MainActor
    protocol RideObserving: AnyObject, Sendable {
        func rideDidChange(_ ride: Ride)
    }
    // end

    // snippet: saving
    protocol Saving: AnyObject, Sendable {
        func save() async
    }
    // end

    @MainActor
    final class RideCard: RideObserving, Saving {
        var rides: [Ride] = []
        var isSaved = false
        func rideDidChange(_ ride: Ride) { rides.append(ride) }
        func save() async { isSaved = true }
    }

    final class RideLogger: RideObserving {
        func rideDidChange(_ ride: Ride) {}
    }

    final class RideRelay: RideObserving {
        let yield: @Sendable (Ride) -> Void
        nonisolated init(_ yield: @escaping @Sendable (Ride) -> Void) { self.yield = yield }
        func rideDidChange(_ ride: Ride) { yield(ride) }
    }
}

extension TutorialRides {
    @Suite("The tutorial on broadcasts")
    @MainActor
    struct Tutorial {
        let broadcasts = Broadcasts()
        let ride = Ride(driver: "Mina")
        let map = RideCard()
        let card = RideCard()
        let badge = RideCard()

        @Test("observers of a protocol are notified")
        func telling() {
            // snippet: register and notify
            broadcasts.register(map, for: (any RideObserving).self)
            broadcasts.register(card, for: (any RideObserving).self)
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            // end
            #expect(map.rides == [ride])
            // snippet: on main
            broadcasts.notifyOnMain((any RideObserving).self) { $0.rideDidChange(ride) }
            // end
            #expect(card.rides == [ride, ride])
            // snippet: unregister
            broadcasts.unregister(map, from: (any RideObserving).self)
            // end
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            #expect(map.rides.count == 2)
        }

        @Test("an observer names a sender")
        func sending() {
            let taxi = Journal<Ride>()
            // snippet: sender
            broadcasts.register(card, for: (any RideObserving).self, sender: taxi)
            broadcasts.notify((any RideObserving).self, sender: taxi) { $0.rideDidChange(ride) }
            // end
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            #expect(card.rides == [ride])
        }

        @Test("scopes and tokens end what was registered with them")
        func ending() {
            // snippet: scope
            let scope = BroadcastScope(broadcasts)
            scope.register(card, for: (any RideObserving).self)
            scope.end()
            // end
            // snippet: token
            let token = broadcasts.observe((any RideObserving).self, with: RideLogger())
            token.end()
            // end
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            #expect(card.rides.isEmpty)
        }

        @Test("a remembered notification is replayed")
        func remembering() {
            // snippet: remember
            broadcasts.notifyOnMain((any RideObserving).self, remember: true) { $0.rideDidChange(ride) }
            broadcasts.register(badge, for: (any RideObserving).self, replay: true)
            // end
            #expect(badge.rides == [ride])
        }

        @Test("waiting, sequences and the log")
        func others() async {
            broadcasts.register(card, for: (any Saving).self)
            // snippet: wait
            await broadcasts.notifyAndWait((any Saving).self) { await $0.save() }
            // end
            #expect(card.isSaved)
            // snippet: events
            let rides = broadcasts.events(of: (any RideObserving).self) { RideRelay($0) }
            // end
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            for await received in rides {
                #expect(received == ride)
                break
            }
            // snippet: record
            let logging = Broadcasts(isLogging: true)
            logging.register(card, for: (any RideObserving).self)
            logging.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            let received = logging.log?.deliveries.map(\.observer)
            // end
            #expect(received == ["RideCard"])
        }

        @Test("every snippet of the page is compiled here")
        func page() throws {
            let page = try TutorialPage("broadcasts", source: #filePath)
            #expect(!page.fences.isEmpty)
            #expect(page.untested == [])
        }
    }
}
