import SceneryScreens
import SceneryTestKit
import Testing

@testable import SceneryTerminal

@MainActor @Suite("Plain output is the first settled screen")
struct PlainRunTests {
    /// - Parameter meanwhile: What happens in the third of the run's waits.
    private func lines(_ view: any SceneView, meanwhile: @escaping @MainActor () -> Void = {}) async
        -> [String]
    {
        let app = HostedApp("App") { _ in
            HostedApp.Start(scenes: SceneRegistry([]), navigator: SceneNavigator(root: view))
        }
        let clock = ManualClock()
        let run = Task {
            await NonInteractiveRun.lines(
                of: app, in: HostContext(), patience: .seconds(1), calm: .milliseconds(50), clock: clock)
        }
        await clock.advance(by: .milliseconds(100))
        meanwhile()
        await clock.advance(by: .seconds(1))
        return await run.value
    }

    @Test("a screen that is not busy is printed")
    func settled() async {
        #expect(await lines(PlainView(Screen("T") { ScreenText("x") })) == ["T", "===", "x"])
    }

    @Test("words are printed in the place of a view that a terminal cannot draw")
    func undrawable() async {
        let printed = await lines(NativeView())
        #expect(printed.prefix(2) == ["Map", "==="])
        #expect(printed.dropFirst(2).joined(separator: " ").contains("cannot be shown here"))
    }

    @Test("what a busy screen waits for is waited for")
    func busy() async {
        let view = PlainView(Screen("T", isBusy: true) { ScreenText("waiting") })
        let printed = await lines(view) {
            view.stage.show(Screen("T") { ScreenText("arrived") })
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
        #expect(view.context.isClosed)
    }
}

@MainActor private final class NativeView: NativeScene {
    let context = SceneContext("Map")
    var content: Int { 0 }
}
