import SceneryBroadcasts
import Testing

@Suite("Tokens, scopes, memory and waiting")
struct LifeTests {
    let broadcasts = Broadcasts()
    let journal = Journal<String>()
    let topic = (any RideObserving).self

    @Test("a token keeps its observer and ends with it")
    func token() {
        weak var gone: Card?
        var token: BroadcastToken?
        do {
            let card = Card("a", journal)
            gone = card
            token = broadcasts.observe(topic, with: card)
        }
        broadcasts.notify(1)
        #expect(gone != nil)
        token?.end()
        #expect(gone == nil)
        token = broadcasts.observe(topic, with: Card("b", journal))
        broadcasts.notify(2)
        token = nil
        broadcasts.notify(3)
        #expect(journal.entries == ["a1", "b2"])
    }

    @Test("a scope ends what was registered through it, and nothing else")
    func scope() {
        let scope = BroadcastScope(broadcasts)
        let (own, foreign) = (Card("a", journal), Card("b", journal))
        broadcasts.register(foreign, for: topic)
        #expect(scope.register(own, for: topic))
        #expect(!scope.register(foreign, for: topic))
        broadcasts.notify(1)
        scope.end()
        #expect(!scope.register(own, for: topic))
        broadcasts.notify(2)
        #expect(journal.entries == ["b1", "a1", "b2"])
    }

    @Test("a scope does not end a later registration, by the same or another object")
    func scopeAndSuccessor() {
        let scope = BroadcastScope(broadcasts)
        let card = Card("a", journal)
        scope.register(card, for: topic)
        broadcasts.unregister(card, from: topic)
        broadcasts.register(card, for: topic)
        scope.end()
        broadcasts.notify(1)
        #expect(journal.entries == ["a1"])
    }

    @Test(
        "observers that are released without unregistering do not accumulate, and their deinit may unregister"
    )
    func silentDeaths() {
        final class Mourner: RideObserving {
            let broadcasts: Broadcasts
            init(_ broadcasts: Broadcasts) { self.broadcasts = broadcasts }
            deinit { broadcasts.unregister(self, from: (any RideObserving).self) }
            func rideDidChange(_ ride: Int) {}
        }
        for round in 0..<3 {
            for number in 0..<500 {
                broadcasts.register(Card("\(round)-\(number)", journal), for: topic)
                broadcasts.register(Mourner(broadcasts), for: topic)
            }
            broadcasts.notify(1)
        }
        #expect(journal.entries == [])
    }

    @Test("a scope ends with its owner")
    func scopeLife() {
        let card = Card("a", journal)
        var scope: BroadcastScope? = BroadcastScope(broadcasts)
        scope?.register(card, for: topic)
        scope = nil
        broadcasts.notify(1)
        #expect(journal.entries == [])
    }

    @Test("a remembered notification is replayed to observers that request it")
    func replay() {
        let (asking, other) = (Card("a", journal), Card("b", journal))
        broadcasts.notifyAndRemember(topic) { $0.rideDidChange(1) }
        broadcasts.notify(2)
        broadcasts.register(asking, for: topic, replay: true)
        broadcasts.register(other, for: topic)
        #expect(journal.entries == ["a1"])
        broadcasts.forget(topic)
        broadcasts.unregister(asking, from: topic)
        broadcasts.register(asking, for: topic, replay: true)
        #expect(journal.entries == ["a1"])
    }

    protocol Saving: AnyObject, Sendable {
        func save() async
    }

    actor Draft: Saving {
        private(set) var isSaved = false
        func save() async {
            for _ in 0..<20 { await Task.yield() }
            isSaved = true
        }
    }

    @Test("notifyAndWait returns when all observers have returned")
    func waiting() async {
        let drafts = (0..<5).map { _ in Draft() }
        for draft in drafts { broadcasts.register(draft, for: (any Saving).self) }
        await broadcasts.notifyAndWait((any Saving).self) { await $0.save() }
        for draft in drafts { #expect(await draft.isSaved) }
    }

    final class Relay: RideObserving {
        let yield: @Sendable (Int) -> Void
        init(_ yield: @escaping @Sendable (Int) -> Void) { self.yield = yield }
        func rideDidChange(_ ride: Int) { yield(ride) }
    }

    @Test("events are buffered by the given policy, beginning with the replay")
    func events() async {
        broadcasts.notifyAndRemember(topic) { $0.rideDidChange(0) }
        let every = broadcasts.events(of: topic, replay: true) { Relay($0) }
        let newest = broadcasts.events(of: topic, buffering: .bufferingNewest(1)) { Relay($0) }
        for ride in 1...3 { broadcasts.notify(ride) }
        var received: [Int] = []
        for await ride in every {
            received.append(ride)
            if ride == 3 { break }
        }
        #expect(received == [0, 1, 2, 3])
        for await ride in newest {
            #expect(ride == 3)
            break
        }
    }
}
