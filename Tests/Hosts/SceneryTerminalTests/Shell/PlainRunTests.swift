import SceneryScreens
import Testing

@testable import SceneryTerminal

@MainActor @Suite("Plain output is the first settled screen")
struct PlainRunTests {
    /// Lets no time pass; what is to happen meanwhile happens in the third sleep.
    @MainActor private final class Meanwhile {
        private var sleeps = 0
        private let action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) { self.action = action }

        func slept() {
            sleeps += 1
            if sleeps == 3 { action() }
        }
    }

    private struct TurnClock: Clock {
        let meanwhile: Meanwhile
        struct Instant: InstantProtocol {
            var offset = Swift.Duration.zero
            func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
            static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
        }
        var now: Instant { Instant() }
        var minimumResolution: Swift.Duration { .zero }
        func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
            await meanwhile.slept()
            // The session tells of changes on the main actor's next turn.
            for _ in 0..<3 { await Task { @MainActor in }.value }
        }
    }

    private func lines(_ view: PlainView, meanwhile: @escaping @MainActor () -> Void = {}) async -> [String] {
        let app = HostedApp("App") { _ in
            HostedApp.Start(scenes: SceneList([]), navigator: SceneNavigator(root: view))
        }
        return await PlainRun.lines(of: app, in: HostContext(), patience: .seconds(1), clock: TurnClock(meanwhile: Meanwhile(meanwhile)))
    }

    @Test("a screen that is not busy is printed")
    func settled() async {
        #expect(await lines(PlainView(Screen("T") { .text("x") })) == ["T", "===", "x"])
    }

    @Test("what a busy screen waits for is waited for")
    func busy() async {
        let view = PlainView(Screen("T", isBusy: true) { .text("waiting") })
        let printed = await lines(view) {
            view.stage.show(Screen("T") { .text("arrived") })
            view.showActivity(false)
        }
        #expect(printed == ["T", "===", "arrived"])
    }

    @Test("a screen that stays busy is printed as it is")
    func neverReady() async {
        #expect(await lines(PlainView(Screen("T", isBusy: true))).contains("Loading…"))
    }

    @Test("the session is closed afterwards")
    func closes() async {
        let view = PlainView(Screen("T"))
        _ = await lines(view)
        #expect(view.place.isClosed)
    }
}
