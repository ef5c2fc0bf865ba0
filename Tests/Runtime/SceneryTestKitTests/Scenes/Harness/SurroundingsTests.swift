import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("What surrounds a scene under test") struct SurroundingsTests {
    /// Logic that waits in every way there is.
    @MainActor final class Waiting: SceneLifecycle, TourObserving {
        private(set) var heard: [String] = []
        let clock: ManualClock

        init(_ clock: ManualClock) { self.clock = clock }

        func viewDidLoad() {
            Promise<Void>.fulfilled(()).delay(.seconds(2)).then { [weak self] in self?.heard.append("promise")
            }
            Task { [weak self, clock] in
                try await clock.sleep(for: .seconds(1))
                self?.heard.append("sleep")
            }
        }

        func didChange(_ tour: Tour) { heard.append(tour.title) }
    }

    @MainActor final class WaitingView: SceneView {
        let context: SceneContext
        init(_ logic: Waiting) { context = SceneContext("Waiting", lifecycle: logic) }
    }

    @Test("promises, sleepers and managers go by the harness's clock, in the order of their times")
    func time() async throws {
        let clock = ManualClock()
        let logic = Waiting(clock)
        let scene = SceneHarness(Waiting.self, outside: [logic], clock: clock) { WaitingView(logic) }
        scene.appear()
        await scene.settle()
        #expect(logic.heard.isEmpty)
        await scene.advance(by: .seconds(1))
        #expect(logic.heard == ["sleep"])
        await scene.advance(by: .seconds(5))
        #expect(logic.heard == ["sleep", "promise"])
        await scene.close()
    }

    @Test("a manager's values go stale by the clock")
    func staleness() async throws {
        let clock = ManualClock()
        let fetches = Gate<Int, Tour>("fetches")
        let manager = Manager<Int, Tour>(
            configuration: ManagerConfiguration(timeToLive: .seconds(60)), clock: clock.managerClock()
        ) { try await fetches.pass($0) }
        async let first = manager.model(for: 1)
        await fetches.arrival()
        fetches.succeed(Tour(title: "old"))
        #expect(try await first.title == "old")
        await clock.advance(by: .seconds(59))
        #expect(try await manager.model(for: 1).title == "old")
        await clock.advance(by: .seconds(2))
        async let second = manager.model(for: 1)
        await fetches.arrival(2)
        fetches.succeed(Tour(title: "new"))
        #expect(try await second.title == "new")
    }

    @Test("a notification is known by who heard it")
    func broadcasts() async {
        let clock = ManualClock()
        let logic = Waiting(clock)
        let other = Waiting(clock)
        let scene = SceneHarness(Waiting.self, outside: [logic], clock: clock) { WaitingView(logic) }
        for observer in [logic, other] { scene.broadcasts.register(observer, for: (any TourObserving).self) }
        scene.happens {
            scene.broadcasts.notify((any TourObserving).self) { $0.didChange(Tour(title: "Rome")) }
        }
        await scene.expectDelivered((any TourObserving).self, by: "Waiting", "Waiting")
        #expect(logic.heard == ["Rome"])
        await scene.close()
    }

    @Test("a sleeper wakes at once when its task is cancelled, and not at all for a time that is past")
    func cancelledSleeper() async {
        let clock = ManualClock()
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        while clock.sleepers == 0 { await Task.yield() }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleepers == 0)
        await #expect(throws: Never.self) { try await clock.sleep(until: clock.now) }
    }
}
