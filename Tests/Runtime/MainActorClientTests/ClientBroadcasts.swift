import Scenery
import SceneryTestKit
import Testing

/// A topic of the main actor, by default.
///
/// scenery:mock
protocol RideObserving: AnyObject, Sendable {
    func rideDidChange(_ ride: Ride)
}

/// A topic of any thread.
///
/// scenery:mock
nonisolated protocol RideLogging: AnyObject, Sendable {
    func log(_ ride: Ride)
}

@Suite("A client on the main actor: broadcasts")
struct ClientBroadcasts {
    let broadcasts = Broadcasts(isLogging: true)
    let ride = Ride(id: 7, driver: "Mina")

    @Test("main-actor code registers, notifies and unregisters observers of a main-actor protocol")
    func onMain() {
        let card = RideObservingMock()
        broadcasts.register(card, for: (any RideObserving).self)
        broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
        broadcasts.notifyOnMain((any RideObserving).self, remember: true) { [ride] in $0.rideDidChange(ride) }
        broadcasts.unregister(card, from: (any RideObserving).self)
        #expect(card.onRideDidChange.calls == [ride, ride])
        let scope = BroadcastScope(broadcasts)
        scope.register(card, for: (any RideObserving).self, replay: true)
        scope.end()
        #expect(card.onRideDidChange.count == 3)
        #expect(broadcasts.log?.deliveries.count == 2)
    }

    @Test("a protocol without isolation is notified on any thread")
    func anywhere() async {
        let log = RideLoggingMock()
        let token = broadcasts.observe((any RideLogging).self, with: log)
        let (broadcasts, ride) = (broadcasts, ride)
        await Task.detached { broadcasts.notify((any RideLogging).self) { $0.log(ride) } }.value
        broadcasts.notify((any RideLogging).self) { $0.log(ride) }
        token.end()
        #expect(log.onLog.count == 2)
    }
}
