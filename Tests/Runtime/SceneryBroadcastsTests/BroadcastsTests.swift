import SceneryBroadcasts
import Testing

@Suite("Broadcasts")
struct BroadcastsTests {
    let broadcasts = Broadcasts()
    let journal = Journal<String>()
    let topic = (any RideObserving).self

    @Test("observers are notified in order of registration, which a second registration does not change")
    func order() {
        let cards = ["a", "b", "c"].map { Card($0, journal) }
        for card in cards { #expect(broadcasts.register(card, for: topic)) }
        #expect(!broadcasts.register(cards[0], for: topic))
        broadcasts.notify(1)
        #expect(journal.entries == ["a1", "b1", "c1"])
    }

    @Test("an unregistered observer is not notified, and goes to the end when it registers again")
    func unregister() {
        let cards = ["a", "b"].map { Card($0, journal) }
        for card in cards { broadcasts.register(card, for: topic) }
        #expect(broadcasts.unregister(cards[0], from: topic))
        #expect(!broadcasts.unregister(cards[0], from: topic))
        broadcasts.notify(1)
        broadcasts.register(cards[0], for: topic)
        broadcasts.notify(2)
        #expect(journal.entries == ["b1", "b2", "a2"])
    }

    @Test("an observer is held weakly, and no other object takes its position")
    func weakly() {
        weak var gone: Card?
        for name in 0..<100 {
            let card = Card("\(name)", journal)
            gone = card
            broadcasts.register(card, for: topic)
        }
        #expect(gone == nil)
        let last = Card("last", journal)
        broadcasts.register(last, for: topic)
        broadcasts.notify(1)
        #expect(journal.entries == ["last1"])
    }

    @Test("unregistering in deinit is safe, from one topic and from all")
    func deinitUnregisters() {
        final class Careful: RideObserving {
            let broadcasts: Broadcasts
            let fromAll: Bool
            init(_ broadcasts: Broadcasts, fromAll: Bool) {
                self.broadcasts = broadcasts
                self.fromAll = fromAll
            }
            deinit {
                if fromAll {
                    broadcasts.unregister(self)
                } else {
                    broadcasts.unregister(self, from: (any RideObserving).self)
                }
            }
            func rideDidChange(_ ride: Int) {}
        }
        for fromAll in [false, true] {
            var careful: Careful? = Careful(broadcasts, fromAll: fromAll)
            if let careful { broadcasts.register(careful, for: topic) }
            careful = nil
        }
        let card = Card("a", journal)
        broadcasts.register(card, for: topic)
        broadcasts.notify(1)
        #expect(journal.entries == ["a1"])
    }

    @Test("two protocols of the same name are two topics")
    func sameName() {
        let card = Card("a", journal)
        broadcasts.register(card, for: (any Elsewhere.RideObserving).self)
        broadcasts.notify(1)
        #expect(journal.entries == [])
        broadcasts.notify((any Elsewhere.RideObserving).self) { $0.rideDidChange(2) }
        #expect(journal.entries == ["a2"])
    }

    @Test("instances are independent of each other")
    func instances() {
        let card = Card("a", journal)
        broadcasts.register(card, for: topic)
        Broadcasts().notify(1)
        Broadcasts.shared.notify(2)
        #expect(journal.entries == [])
    }

    @Test("objects can observe a protocol that is not class-bound")
    func openProtocol() {
        let card = Card("a", journal)
        broadcasts.register(card, for: (any OpenObserving).self)
        broadcasts.register(card, for: (any OpenObserving & RideObserving).self)
        broadcasts.notify((any OpenObserving).self) { $0.rideDidChange(1) }
        broadcasts.notify((any OpenObserving & RideObserving).self) {
            ($0 as any OpenObserving).rideDidChange(2)
        }
        #expect(journal.entries == ["a1", "a2"])
    }

    #if !os(iOS) && !os(tvOS) && !os(visionOS)
        @Test("registering a value stops the program with a message that says what to do")
        func valueObserver() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                struct Slip: OpenObserving {
                    func rideDidChange(_ ride: Int) {}
                }
                Broadcasts().register(Slip(), for: (any OpenObserving).self)
            }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("Slip is a value and cannot observe"))
        }
    #endif

    @Test("many topics are distinguished")
    func manyTopics() {
        let cards = (0..<3).map { Card("\($0)", journal) }
        broadcasts.register(cards[0], for: Card.self)
        broadcasts.register(cards[1], for: topic)
        broadcasts.register(cards[2], for: (any OpenObserving).self)
        broadcasts.notify(Card.self) { $0.rideDidChange(1) }
        broadcasts.notify(2)
        broadcasts.notify((any OpenObserving).self) { $0.rideDidChange(3) }
        #expect(journal.entries == ["01", "12", "23"])
    }

    @Test("the log lists which observers received which notification, and its source location")
    func record() throws {
        let logging = Broadcasts(isLogging: true)
        let cards = ["a", "b"].map { Card($0, journal) }
        for card in cards { logging.register(card, for: topic) }
        logging.notify(1)
        let deliveries = try #require(logging.log).deliveries
        #expect(deliveries.map(\.identity) == cards.map { ObjectIdentifier($0) })
        #expect(deliveries.map(\.notification) == [1, 1])
        #expect(deliveries.map(\.observer) == ["Card", "Card"])
        #expect(deliveries[0].topic.contains("RideObserving"))
        #expect(deliveries[0].sourceLocation.contains("Riders.swift:"))
        #expect(broadcasts.log == nil)
    }
}
