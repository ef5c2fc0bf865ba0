import SceneryBroadcasts
import Testing

@Suite("Broadcasts")
struct BroadcastsTests {
    let broadcasts = Broadcasts()
    let journal = Journal<String>()
    let topic = (any RideObserving).self

    @Test("observers are told in order of registration, for which a second time changes nothing")
    func order() {
        let cards = ["a", "b", "c"].map { Card($0, journal) }
        for card in cards { #expect(broadcasts.register(card, for: topic)) }
        #expect(!broadcasts.register(cards[0], for: topic))
        broadcasts.notify(1)
        #expect(journal.entries == ["a1", "b1", "c1"])
    }

    @Test("who was unregistered is not told, and goes to the end when it comes back")
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

    @Test("an observer is held weakly, and its place is taken by nobody else")
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

    @Test("protocols of one name are two topics")
    func sameName() {
        let card = Card("a", journal)
        broadcasts.register(card, for: (any Elsewhere.RideObserving).self)
        broadcasts.notify(1)
        #expect(journal.entries == [])
        broadcasts.notify((any Elsewhere.RideObserving).self) { $0.rideDidChange(2) }
        #expect(journal.entries == ["a2"])
    }

    @Test("instances know nothing of each other")
    func instances() {
        let card = Card("a", journal)
        broadcasts.register(card, for: topic)
        Broadcasts().notify(1)
        Broadcasts.shared.notify(2)
        #expect(journal.entries == [])
    }

    @Test("a protocol that is not class-bound takes objects")
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
        @Test("a value as observer stops the program with a message that says what to do")
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

    @Test("many topics are told apart")
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

    @Test("the record says who heard what, and where it was notified")
    func record() throws {
        let recording = Broadcasts(isRecording: true)
        let cards = ["a", "b"].map { Card($0, journal) }
        for card in cards { recording.register(card, for: topic) }
        recording.notify(1)
        let hearings = try #require(recording.record).hearings
        #expect(hearings.map(\.identity) == cards.map { ObjectIdentifier($0) })
        #expect(hearings.map(\.notification) == [1, 1])
        #expect(hearings.map(\.observer) == ["Card", "Card"])
        #expect(hearings[0].topic.contains("RideObserving"))
        #expect(hearings[0].place.contains("Riders.swift:"))
        #expect(broadcasts.record == nil)
    }
}
