import Foundation
import Measuring
import OpenCombine
import Scenery

var broadcasts: Group {
    Group(
        "Broadcasts",
        rows: [
            notify(0, reach: [.nanoseconds(25), .allocations(0)]),
            notify(1, reach: [.nanoseconds(80), .allocations(0)]),
            notify(10, reach: [.nanoseconds(50), .allocations(0)]),
            notify(1_000, reach: [.nanoseconds(50), .allocations(0)]),
            registerAmong(1_000),
            twoThreads(1), twoThreads(10), twoThreads(1_000), twoThreadsThatWork,
            eventsAsSequence,
        ])
}

private protocol RideObserving: AnyObject, Sendable {
    func rideDidChange(_ ride: Int)
}

/// Notes the last ride, as a label would. One thread at a time writes.
private final class Card: RideObserving, @unchecked Sendable {
    private var ride = 0
    func rideDidChange(_ ride: Int) { self.ride = ride }
}

/// Receives notifications without writing, on several threads.
private final class Listener: RideObserving {
    func rideDidChange(_ ride: Int) { keep(ride) }
}

private let name = Notification.Name("ride")

// MARK: - One thread

/// Rounds are short, so that the best of many falls between the machine's other work. Figures are
/// for one observer, or for one notification when there is none.
private func notify(_ observers: Int, reach: [Reach]) -> Row {
    let each = max(1, observers)
    let count = 20_000 / each * each
    let slow = 10_000 / each * each
    return Row(
        observers == 0 ? "notify nobody" : "notify \(observers), an observer",
        reach: reach,
        ours: .metered("Broadcasts", count: count) { count, meter in
            let broadcasts = Broadcasts()
            let cards = (0..<observers).map { _ in Card() }
            for card in cards { broadcasts.register(card, for: (any RideObserving).self) }
            meter.start()
            for ride in 0..<(count / each) {
                broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
            }
            meter.stop()
            withExtendedLifetime(cards) {}
        },
        peers: [
            .metered("Foundation: NotificationCenter", count: slow) { count, meter in
                let center = NotificationCenter()
                let cards = (0..<observers).map { _ in Card() }
                let tokens = cards.map { card in
                    center.addObserver(forName: name, object: nil, queue: nil) { [weak card] note in
                        if let ride = note.object as? Int { card?.rideDidChange(ride) }
                    }
                }
                meter.start()
                for ride in 0..<(count / each) { center.post(name: name, object: ride) }
                meter.stop()
                for token in tokens { center.removeObserver(token) }
                withExtendedLifetime(cards) {}
            },
            .metered("OpenCombine: PassthroughSubject", count: slow) { count, meter in
                let subject = PassthroughSubject<Int, Never>()
                let cards = (0..<observers).map { _ in Card() }
                let tokens = cards.map { card in subject.sink { [weak card] in card?.rideDidChange($0) } }
                meter.start()
                for ride in 0..<(count / each) { subject.send(ride) }
                meter.stop()
                withExtendedLifetime((cards, tokens)) {}
            },
        ])
}

private func registerAmong(_ number: Int) -> Row {
    Row(
        "register and unregister, \(number) alive",
        reach: [.nanoseconds(300)],
        ours: .metered("Broadcasts", count: 5_000) { count, meter in
            let broadcasts = Broadcasts()
            let cards = (0..<number).map { _ in Card() }
            for card in cards { broadcasts.register(card, for: (any RideObserving).self) }
            let card = Card()
            meter.start()
            for _ in 0..<count {
                broadcasts.register(card, for: (any RideObserving).self)
                broadcasts.unregister(card, from: (any RideObserving).self)
            }
            meter.stop()
            withExtendedLifetime(cards) {}
        },
        peers: [
            .metered("Foundation: NotificationCenter", count: 2_000) { count, meter in
                let center = NotificationCenter()
                let tokens = (0..<number).map { _ in
                    center.addObserver(forName: name, object: nil, queue: nil) { _ in }
                }
                meter.start()
                for _ in 0..<count {
                    center.removeObserver(center.addObserver(forName: name, object: nil, queue: nil) { _ in })
                }
                meter.stop()
                for token in tokens { center.removeObserver(token) }
            }
        ])
}

// MARK: - Two threads

/// Two threads that share the work against one that does it all: below 1, two are faster in total.
private func twoThreads(_ observers: Int) -> Row {
    let count = 200_000 / observers * observers
    func round(threads: Int) -> @Sendable (Int, Meter) async throws -> Void {
        { count, meter in
            let broadcasts = Broadcasts()
            let listeners = (0..<observers).map { _ in Listener() }
            for listener in listeners { broadcasts.register(listener, for: (any RideObserving).self) }
            onThreads(threads, meter) { _ in
                for ride in 0..<(count / observers / threads) {
                    broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
                }
            }
            withExtendedLifetime(listeners) {}
        }
    }
    return Row(
        "two threads notify \(observers), an observer",
        reach: [.ratio(to: "one thread", 1)],
        ours: .metered("two threads", count: count, body: round(threads: 2)),
        peers: [.metered("one thread", count: count, body: round(threads: 1))])
}

/// The same with observers that do a little work of their own, some 100 ns.
private var twoThreadsThatWork: Row {
    func round(threads: Int) -> @Sendable (Int, Meter) async throws -> Void {
        { count, meter in
            let broadcasts = Broadcasts()
            let workers = (0..<10).map { _ in Worker() }
            for worker in workers { broadcasts.register(worker, for: (any RideObserving).self) }
            onThreads(threads, meter) { _ in
                for ride in 0..<(count / 10 / threads) {
                    broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
                }
            }
            withExtendedLifetime(workers) {}
        }
    }
    return Row(
        "two threads notify 10 that work, an observer",
        reach: [.ratio(to: "one thread", 1)],
        ours: .metered("two threads", count: 100_000, body: round(threads: 2)),
        peers: [.metered("one thread", count: 100_000, body: round(threads: 1))])
}

private final class Worker: RideObserving {
    func rideDidChange(_ ride: Int) {
        var mixed = UInt64(truncatingIfNeeded: ride)
        for _ in 0..<100 { mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9 }
        keep(mixed)
    }
}

// MARK: - Sequences

private final class Relay: RideObserving {
    let yield: @Sendable (Int) -> Void
    init(_ yield: @escaping @Sendable (Int) -> Void) { self.yield = yield }
    func rideDidChange(_ ride: Int) { yield(ride) }
}

private var eventsAsSequence: Row {
    Row(
        "notify and receive as a sequence",
        ours: .waiting("events(of:)", count: 50_000) { count in
            let broadcasts = Broadcasts()
            var events = broadcasts.events(of: (any RideObserving).self) { Relay($0) }.makeAsyncIterator()
            var sum = 0
            for ride in 0..<count {
                broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
                sum &+= await events.next() ?? 0
            }
            keep(sum)
        },
        peers: [
            .waiting("AsyncStream: yield", count: 50_000) { count in
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                var events = stream.makeAsyncIterator()
                var sum = 0
                for ride in 0..<count {
                    continuation.yield(ride)
                    sum &+= await events.next() ?? 0
                }
                keep(sum)
            }
        ])
}
