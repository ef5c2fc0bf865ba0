import SceneryBroadcasts
import Testing

@Suite("Notifications of one sender")
struct SenderTests {
    final class Taxi: Sendable {}

    let broadcasts = Broadcasts()
    let journal = Journal<String>()
    let topic = (any RideObserving).self
    let first = Taxi()
    let second = Taxi()

    private func notify(_ ride: Int, by taxi: Taxi) {
        broadcasts.notify(topic, sender: taxi) { $0.rideDidChange(ride) }
    }

    @Test("an observer with a sender receives that sender's notifications only, in order of registration")
    func filter() {
        let cards = ["a", "b", "c"].map { Card($0, journal) }
        #expect(broadcasts.register(cards[0], for: topic, sender: first))
        #expect(broadcasts.register(cards[1], for: topic))
        #expect(broadcasts.register(cards[2], for: topic, sender: second))
        notify(1, by: first)
        notify(2, by: second)
        broadcasts.notify(3)
        #expect(journal.entries == ["a1", "b1", "b2", "c2", "b3"])
    }

    @Test("one observer may name several senders, each once")
    func severalSenders() {
        let card = Card("a", journal)
        #expect(broadcasts.register(card, for: topic, sender: first))
        #expect(!broadcasts.register(card, for: topic, sender: first))
        #expect(broadcasts.register(card, for: topic, sender: second))
        notify(1, by: first)
        notify(2, by: second)
        #expect(broadcasts.unregister(card, from: topic, sender: first))
        #expect(!broadcasts.unregister(card, from: topic, sender: first))
        notify(3, by: first)
        notify(4, by: second)
        #expect(journal.entries == ["a1", "a2", "a4"])
        #expect(broadcasts.unregister(card, from: topic))
        notify(5, by: second)
        #expect(journal.entries.count == 3)
    }

    @Test("an observer of everything receives a sender's notification once")
    func everything() {
        let (early, late) = (Card("a", journal), Card("b", journal))
        broadcasts.register(early, for: topic)
        #expect(!broadcasts.register(early, for: topic, sender: first))
        broadcasts.register(late, for: topic, sender: first)
        #expect(broadcasts.register(late, for: topic))
        notify(1, by: first)
        notify(2, by: second)
        #expect(journal.entries == ["a1", "b1", "a2", "b2"])
    }

    @Test("sender and observer are held weakly, and another object is another sender")
    func weakly() {
        let card = Card("a", journal)
        weak var goneCard: Card?
        for _ in 0..<100 {
            let taxi = Taxi()
            weak let goneTaxi = taxi
            broadcasts.register(card, for: topic, sender: taxi)
            notify(1, by: taxi)
            let other = Card("b", journal)
            goneCard = other
            broadcasts.register(other, for: topic, sender: first)
            #expect(goneTaxi != nil)
        }
        #expect(journal.entries == Array(repeating: "a1", count: 100))
        #expect(goneCard == nil)
        notify(2, by: Taxi())
        notify(3, by: first)
        #expect(journal.entries.count == 100)
    }

    @Test("an observer ends its registration for a sender in its deinit, and a sender as well")
    func deinits() {
        final class Mourner: RideObserving {
            let broadcasts: Broadcasts
            init(_ broadcasts: Broadcasts) { self.broadcasts = broadcasts }
            deinit { broadcasts.unregister(self, from: (any RideObserving).self) }
            func rideDidChange(_ ride: Int) {}
        }
        for _ in 0..<500 {
            broadcasts.register(Mourner(broadcasts), for: topic, sender: first)
            broadcasts.register(Mourner(broadcasts), for: topic, sender: Mourner(broadcasts))
        }
        notify(1, by: first)
        let card = Card("a", journal)
        broadcasts.register(card, for: topic, sender: first)
        notify(2, by: first)
        #expect(journal.entries == ["a2"])
    }

    @Test("a nested notification is delivered after the sender's, to all observers of both kinds")
    func nested() {
        let (broadcasts, topic, second, first) = (broadcasts, topic, second, first)
        let cards = [
            Card("a", journal) { ride in
                if ride == 1 { broadcasts.notify(2) }
                if ride == 2 { broadcasts.notify(topic, sender: second) { $0.rideDidChange(3) } }
            },
            Card("b", journal), Card("c", journal), Card("d", journal),
        ]
        broadcasts.register(cards[0], for: topic)
        broadcasts.register(cards[1], for: topic, sender: first)
        broadcasts.register(cards[2], for: topic)
        broadcasts.register(cards[3], for: topic, sender: second)
        notify(1, by: first)
        #expect(journal.entries == ["a1", "b1", "c1", "a2", "c2", "a3", "c3", "d3"])
    }

    @Test("scopes, tokens and sequences take a sender, and end with theirs")
    func others() async {
        let card = Card("a", journal)
        let scope = BroadcastScope(broadcasts)
        #expect(scope.register(card, for: topic, sender: first))
        #expect(!scope.register(card, for: topic, sender: first))
        let token = broadcasts.observe(topic, with: Card("b", journal), sender: second)
        let rides = broadcasts.events(of: topic, sender: second) { LifeTests.Relay($0) }
        notify(1, by: first)
        notify(2, by: second)
        scope.end()
        token.end()
        notify(3, by: first)
        notify(4, by: second)
        #expect(journal.entries == ["a1", "b2"])
        var received: [Int] = []
        for await ride in rides {
            received.append(ride)
            if ride == 4 { break }
        }
        #expect(received == [2, 4])
    }

    @Test(
        "a sender's notification of another thread is delivered on the main actor, and keeps the sender until then"
    )
    @MainActor func onMain() async {
        let card = Card("a", journal)
        let (broadcasts, topic, first) = (broadcasts, topic, first)
        broadcasts.register(card, for: topic, sender: first)
        await Task.detached {
            broadcasts.notifyOnMain(topic, sender: first) { $0.rideDidChange(1) }
            broadcasts.notifyOnMain(topic, sender: Taxi()) { $0.rideDidChange(2) }
        }.value
        notify(3, by: first)
        #expect(journal.entries == ["a1", "a3"])
    }

    @Test("the log lists the deliveries of a sender too")
    func log() {
        let logging = Broadcasts(isLogging: true)
        let (card, other) = (Card("a", journal), Card("b", journal))
        logging.register(card, for: topic, sender: first)
        logging.register(other, for: topic, sender: second)
        logging.notify(topic, sender: first) { $0.rideDidChange(1) }
        #expect(logging.log?.deliveries.map(\.identity) == [ObjectIdentifier(card)])
    }
}
