import SceneryBroadcasts
import Testing

@MainActor protocol BadgeObserving: AnyObject, Sendable {
    func badgeDidChange(_ count: Int)
}

@MainActor
@Suite("A main-actor protocol")
struct MainActorTests {
    final class Badge: BadgeObserving {
        var heard: [Int] = []
        func badgeDidChange(_ count: Int) {
            MainActor.assertIsolated()
            heard.append(count)
        }
    }

    let broadcasts = Broadcasts()
    let badge = Badge()
    let topic = (any BadgeObserving).self

    @Test("is told at once on main")
    func onMain() {
        broadcasts.register(badge, for: topic)
        broadcasts.notify(topic) { $0.badgeDidChange(1) }
        broadcasts.notifyOnMain(topic) { $0.badgeDidChange(2) }
        #expect(badge.heard == [1, 2])
    }

    @Test("is told on main, in order, of what is notified elsewhere, and that before what comes after")
    func fromElsewhere() async {
        broadcasts.register(badge, for: topic)
        let (broadcasts, topic) = (broadcasts, topic)
        await Task.detached {
            for count in 1...100 { broadcasts.notifyOnMain(topic) { $0.badgeDidChange(count) } }
        }.value
        broadcasts.notify(topic) { $0.badgeDidChange(101) }
        #expect(badge.heard == Array(1...101))
    }

    final class Answering: BadgeObserving {
        let answer: @MainActor (Int) -> Void
        init(answer: @escaping @MainActor (Int) -> Void) { self.answer = answer }
        func badgeDidChange(_ count: Int) { answer(count) }
    }

    @Test("an answer given on main comes after what already waits")
    func answers() async {
        let (broadcasts, topic) = (broadcasts, topic)
        let answering = Answering { count in
            if count == 1 { broadcasts.notify(topic) { $0.badgeDidChange(10) } }
        }
        broadcasts.register(answering, for: topic)
        broadcasts.register(badge, for: topic)
        await Task.detached {
            for count in 1...3 { broadcasts.notifyOnMain(topic) { $0.badgeDidChange(count) } }
        }.value
        broadcasts.notify(topic) { $0.badgeDidChange(4) }
        #expect(badge.heard.filter { $0 < 10 } == [1, 2, 3, 4])
        #expect(badge.heard.contains(10))
    }

    @Test("can be remembered for those who register later")
    func remembered() {
        broadcasts.notifyOnMain(topic, remember: true) { $0.badgeDidChange(7) }
        broadcasts.register(badge, for: topic, replay: true)
        #expect(badge.heard == [7])
    }
}
