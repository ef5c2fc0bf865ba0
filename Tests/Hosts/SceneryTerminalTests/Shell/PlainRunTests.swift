import SceneryScreens
import Testing

@testable import SceneryTerminal

@MainActor @Suite("Plain output is the first settled screen")
struct PlainRunTests {
    /// Lets no time pass: each sleep gives the other tasks their turns.
    private struct TurnClock: Clock {
        struct Instant: InstantProtocol {
            var offset = Swift.Duration.zero
            func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
            static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
        }
        var now: Instant { Instant() }
        var minimumResolution: Swift.Duration { .zero }
        func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
            for _ in 0..<10 { await Task.yield() }
        }
    }

    private func lines(_ view: PlainView) async -> [String] {
        let app = HostedApp("App") { _ in
            HostedApp.Start(scenes: SceneList([]), navigator: SceneNavigator(root: view))
        }
        return await PlainRun.lines(of: app, in: HostContext(), patience: .seconds(1), clock: TurnClock())
    }

    @Test("a screen that is not busy is printed")
    func settled() async {
        #expect(await lines(PlainView(Screen("T") { .text("x") })) == ["T", "===", "x"])
    }

    @Test("what a busy screen waits for is waited for")
    func busy() async {
        let view = PlainView(Screen("T", isBusy: true) { .text("waiting") })
        Task {
            for _ in 0..<30 { await Task.yield() }
            view.stage.show(Screen("T") { .text("arrived") })
            view.showActivity(false)
        }
        #expect(await lines(view) == ["T", "===", "arrived"])
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
