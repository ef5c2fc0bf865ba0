import SceneryBroadcasts
import SceneryTestKit
import Testing

/// scenery:mock
@MainActor protocol BadgeObserving: AnyObject, Sendable {
    func badgeDidChange(_ count: Int)
}

@MainActor
@Suite("A main-actor protocol")
struct MainActorTests {
    let broadcasts = Broadcasts()
    let badge = BadgeObservingMock()
    let topic = (any BadgeObserving).self
    private var received: [Int] { badge.onBadgeDidChange.calls }

    init() {
        badge.onBadgeDidChange.answers { _ in MainActor.assertIsolated() }
    }

    @Test("observers are called at once on the main actor")
    func onMain() {
        broadcasts.register(badge, for: topic)
        broadcasts.notify(topic) { $0.badgeDidChange(1) }
        broadcasts.notifyOnMain(topic) { $0.badgeDidChange(2) }
        #expect(received == [1, 2])
    }

    @Test("notifications of other threads are delivered on the main actor, in order and before later ones")
    func fromElsewhere() async {
        broadcasts.register(badge, for: topic)
        let (broadcasts, topic) = (broadcasts, topic)
        await Task.detached {
            for count in 1...100 { broadcasts.notifyOnMain(topic) { $0.badgeDidChange(count) } }
        }.value
        broadcasts.notify(topic) { $0.badgeDidChange(101) }
        #expect(received == Array(1...101))
    }

    @Test("a notification made on the main actor is delivered after those that already wait")
    func answers() async {
        let (broadcasts, topic) = (broadcasts, topic)
        let answering = BadgeObservingMock()
        answering.onBadgeDidChange.answers { count in
            if count == 1 { broadcasts.notify(topic) { $0.badgeDidChange(10) } }
        }
        broadcasts.register(answering, for: topic)
        broadcasts.register(badge, for: topic)
        await Task.detached {
            for count in 1...3 { broadcasts.notifyOnMain(topic) { $0.badgeDidChange(count) } }
        }.value
        broadcasts.notify(topic) { $0.badgeDidChange(4) }
        #expect(received.filter { $0 < 10 } == [1, 2, 3, 4])
        #expect(received.contains(10))
    }

    @Test("a notification can be remembered for observers that register later")
    func remembered() {
        broadcasts.notifyOnMain(topic, remember: true) { $0.badgeDidChange(7) }
        broadcasts.register(badge, for: topic, replay: true)
        #expect(received == [7])
    }
}
