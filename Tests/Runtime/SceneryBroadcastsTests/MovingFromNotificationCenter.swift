import Foundation
import RuntimeTestSupport
import SceneryBroadcasts
import Testing

// The code of docs/moving/notificationcenter.md: its fences between markers, and the lines of its tables.

enum MovingRides {
    struct Ride: Sendable, Equatable {
        var driver = "Mina"
    }

    // snippet: topic
    @MainActor
    protocol RideObserving: AnyObject, Sendable {
        func rideDidChange(_ ride: Ride)
    }
    // end

    final class RideCard: RideObserving {
        var rides: [Ride] = []
        func rideDidChange(_ ride: Ride) { rides.append(ride) }
    }

    final class RideRelay: RideObserving {
        let yield: @Sendable (Ride) -> Void
        nonisolated init(_ yield: @escaping @Sendable (Ride) -> Void) { self.yield = yield }
        func rideDidChange(_ ride: Ride) { yield(ride) }
    }

    final class Taxi: Sendable {}
}

extension MovingRides {
    @Suite("Moving from NotificationCenter")
    @MainActor
    struct MovingFromNotificationCenter {
        let broadcasts = Broadcasts()
        let ride = Ride()
        let card = RideCard()
        let taxi = Taxi()

        @Test("to all")
        func all() {
            // snippet: register and notify
            broadcasts.register(card, for: (any RideObserving).self)
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            // end
            broadcasts.notifyOnMain((any RideObserving).self) { $0.rideDidChange(ride) }
            broadcasts.unregister(card, from: (any RideObserving).self)
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            #expect(card.rides.count == 2)
            #expect(Broadcasts.shared !== broadcasts)
        }

        @Test("of one sender")
        func sender() {
            broadcasts.register(card, for: (any RideObserving).self, sender: taxi)
            broadcasts.notify((any RideObserving).self, sender: taxi) { $0.rideDidChange(ride) }
            broadcasts.notify((any RideObserving).self, sender: Taxi()) { $0.rideDidChange(ride) }
            broadcasts.unregister(card, from: (any RideObserving).self, sender: taxi)
            broadcasts.notify((any RideObserving).self, sender: taxi) { $0.rideDidChange(ride) }
            broadcasts.unregister(card)
            #expect(card.rides == [ride])
        }

        @Test("closures, scopes and sequences")
        func others() async {
            let rides = Journal<Ride>()
            let token = broadcasts.observe((any RideObserving).self, with: RideRelay { rides.append($0) })
            let scope = BroadcastScope(broadcasts)
            scope.register(card, for: (any RideObserving).self)
            let all = broadcasts.events(of: (any RideObserving).self) { RideRelay($0) }
            let own = broadcasts.events(of: (any RideObserving).self, sender: taxi) { RideRelay($0) }
            broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            token.end()
            scope.end()
            let other = Ride(driver: "Noor")
            broadcasts.notify((any RideObserving).self, sender: taxi) { $0.rideDidChange(other) }
            #expect(rides.entries == [ride] && card.rides == [ride])
            for await received in all {
                #expect(received == ride)
                break
            }
            for await received in own {
                #expect(received == other)
                break
            }
        }

        @Test("every fence and every line of the last column is compiled and run")
        func page() throws {
            let page = try TutorialPage("moving/notificationcenter", sources: [#filePath])
            #expect(!page.fences.isEmpty && page.untested == [])
            let code = try String(contentsOfFile: #filePath, encoding: .utf8)
            let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
            let lines = rows.compactMap { $0.split(separator: "|").last }.flatMap { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            }
            #expect(lines.count >= 15)
            for line in lines { #expect(code.contains(line), "no test has the line \(line)") }
        }
    }
}
