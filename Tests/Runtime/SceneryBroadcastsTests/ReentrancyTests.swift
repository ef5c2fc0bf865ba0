import SceneryBroadcasts
import Testing

@Suite("Inside an observer")
struct ReentrancyTests {
    let broadcasts = Broadcasts()
    let journal = Journal<String>()
    let topic = (any RideObserving).self

    @Test("an observer registered during a notification receives the next one")
    func register() {
        let (broadcasts, topic) = (broadcasts, topic)
        let late = Card("late", journal)
        let first = Card("a", journal) { _ in broadcasts.register(late, for: topic) }
        broadcasts.register(first, for: topic)
        broadcasts.notify(1)
        broadcasts.notify(2)
        #expect(journal.entries == ["a1", "a2", "late2"])
    }

    @Test("an observer unregistered before it was called is not called", arguments: [2, 100])
    func unregister(others: Int) {
        let (broadcasts, topic) = (broadcasts, topic)
        let cards = (0..<others).map { Card("b\($0)-", journal) }
        let first = Card("a", journal) { _ in for card in cards { broadcasts.unregister(card, from: topic) } }
        for card in [first] + cards { broadcasts.register(card, for: topic) }
        broadcasts.notify(1)
        #expect(journal.entries == ["a1"])
    }

    @Test("an observer may unregister itself")
    func unregisterSelf() {
        let (broadcasts, topic) = (broadcasts, topic)
        let cards = Journal<Card>()
        let first = Card("a", journal) { _ in
            for card in cards.entries { broadcasts.unregister(card, from: topic) }
        }
        cards.append(first)
        let second = Card("b", journal)
        for card in [first, second] { broadcasts.register(card, for: topic) }
        broadcasts.notify(1)
        broadcasts.notify(2)
        #expect(journal.entries == ["a1", "b1", "b2"])
    }

    @Test("a nested notification is delivered after the outer one to all observers")
    func notify() {
        let broadcasts = broadcasts
        let cards = [
            Card("a", journal) { if $0 == 1 { broadcasts.notify(2) } },
            Card("b", journal),
            Card("c", journal),
        ]
        for card in cards { broadcasts.register(card, for: topic) }
        broadcasts.notify(1)
        #expect(journal.entries == ["a1", "b1", "c1", "a2", "b2", "c2"])
    }

    @Test("nested notifications keep their order if several observers notify, and through another topic")
    func notifyDeeper() {
        let (broadcasts, journal) = (broadcasts, journal)
        let bridge = Card("x", journal) { if $0 < 10 { broadcasts.notify($0 * 10) } }
        broadcasts.register(bridge, for: (any OpenObserving).self)
        let cards = [
            Card("a", journal) {
                if $0 == 1 { broadcasts.notify((any OpenObserving).self) { $0.rideDidChange(2) } }
            },
            Card("b", journal) { if $0 == 1 { broadcasts.notify(3) } },
            Card("c", journal),
        ]
        for card in cards { broadcasts.register(card, for: topic) }
        broadcasts.notify(1)
        for name in ["a", "b", "c"] {
            let received = journal.entries.filter { $0.hasPrefix(name) }.map { $0.dropFirst() }
            #expect(received == ["1", "3", "20"])
        }
    }

    @Test("an observer that another one releases is skipped")
    func release() {
        let journal = journal
        let kept = Journal<Holder>()
        final class Holder: @unchecked Sendable {
            // Accessed by the single thread of this test.
            var card: Card?
            init(_ card: Card) { self.card = card }
        }
        let first = Card("a", journal) { _ in for holder in kept.entries { holder.card = nil } }
        broadcasts.register(first, for: topic)
        let holder = Holder(Card("b", journal))
        if let card = holder.card { broadcasts.register(card, for: topic) }
        kept.append(holder)
        broadcasts.notify(1)
        #expect(journal.entries == ["a1"])
    }
}
