import Scenery
import Synchronization
import Testing

/// A topic of the main actor, by default.
protocol RideObserving: AnyObject, Sendable {
    func rideDidChange(_ ride: Ride)
}

/// A topic of any thread.
nonisolated protocol RideLogging: AnyObject, Sendable {
    func log(_ ride: Ride)
}

final class RideCard: RideObserving {
    var rides: [Ride] = []
    func rideDidChange(_ ride: Ride) { rides.append(ride) }
}

nonisolated final class RideLog: RideLogging {
    private let list = Mutex<[Ride]>([])
    var rides: [Ride] { list.withLock { $0 } }
    func log(_ ride: Ride) { list.withLock { $0.append(ride) } }
}

@Suite("A client on the main actor: broadcasts")
struct ClientBroadcasts {
    let broadcasts = Broadcasts(isRecording: true)
    let ride = Ride(id: 7, driver: "Mina")

    @Test("a topic of the main actor is registered for, notified and left on main")
    func onMain() {
        let card = RideCard()
        broadcasts.register(card, for: (any RideObserving).self)
        broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
        broadcasts.notifyOnMain((any RideObserving).self, remember: true) { [ride] in $0.rideDidChange(ride) }
        broadcasts.unregister(card, from: (any RideObserving).self)
        #expect(card.rides == [ride, ride])
        let scope = BroadcastScope(broadcasts)
        scope.register(card, for: (any RideObserving).self, replay: true)
        scope.end()
        #expect(card.rides.count == 3)
        #expect(broadcasts.record?.hearings.count == 2)
    }

    @Test("a topic of any thread is notified from any")
    func anywhere() async {
        let log = RideLog()
        let token = broadcasts.observe((any RideLogging).self, with: log)
        let (broadcasts, ride) = (broadcasts, ride)
        await Task.detached { broadcasts.notify((any RideLogging).self) { $0.log(ride) } }.value
        broadcasts.notify((any RideLogging).self) { $0.log(ride) }
        token.end()
        #expect(log.rides.count == 2)
    }
}
