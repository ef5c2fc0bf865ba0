import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("Navigation that a test of a scene expects") struct NavigationTests {
    /// Logic that leads wherever it is told.
    @MainActor final class Leading: SceneLifecycle {
        weak var view: (any SceneView)?

        func lead(_ way: @MainActor (any NavigationControlling) -> Void) {
            if let navigation = view?.navigation { way(navigation) }
        }
    }

    final class LeadingView: SceneView {
        let context: SceneContext

        init(_ name: String, _ logic: Leading) { context = SceneContext(name, lifecycle: logic) }
    }

    private static func scene(_ name: String) -> any SceneView {
        let logic = Leading()
        let view = LeadingView(name, logic)
        logic.view = view
        return view
    }

    private let scene = SceneHarness(Leading.self) { Self.scene("Ride") }

    @Test("a sheet over the scene, and a sheet over that, each dismissed by its own logic")
    func sheets() async {
        scene.appear()
        scene.send { $0.lead { $0.present(Self.scene("Terms")) } }
        await scene.expectNavigation(.present("Terms"))
        scene.send(to: Leading.self) { $0.lead { $0.present(Self.scene("Help")) } }
        await scene.expectNavigation(.present("Help"))
        scene.send(to: Leading.self) { $0.lead { $0.dismiss() } }
        await scene.expectNavigation(.dismiss)
        scene.send(to: Leading.self) { $0.lead { $0.dismiss() } }
        await scene.expectNavigation(.dismiss)
        #expect(scene.navigator.visibleView === scene.view)
        await scene.close()
    }

    @Test("a sheet that a person pulls down is dismissed as well")
    func pulledDown() async {
        scene.send { $0.lead { $0.present(Self.scene("Terms")) } }
        await scene.expectNavigation(.present("Terms"))
        scene.navigator.goBack()
        await scene.expectNavigation(.dismiss)
        await scene.close()
    }

    @Test("where no sheet is open, dismissing is refused")
    func refused() async {
        scene.send { $0.lead { $0.dismiss() } }
        await scene.expectNavigation(.refused(.dismiss))
        await scene.close()
    }

    @Test("a scene in the place of this one, or of all")
    func replacing() async {
        scene.send { $0.lead { $0.push(Self.scene("Next")) } }
        await scene.expectNavigation(.push("Next"))
        scene.send(to: Leading.self) { $0.lead { $0.replace(with: Self.scene("Other")) } }
        await scene.expectNavigation(.replace("Other"))
        scene.send(to: Leading.self) { $0.lead { $0.popToRoot() } }
        await scene.expectNavigation(.popToRoot)
        await scene.close()
    }

    @Test("an app of tabs in the place of all, and another tab")
    func tabs() async {
        scene.send {
            $0.lead {
                $0.replaceRoot(
                    withTabs: [
                        SceneTab("Rides", scene: Self.scene("Rides")),
                        SceneTab("Settings", scene: Self.scene("Settings")),
                    ], selected: 0)
            }
        }
        await scene.expectNavigation(.replaceRootWithTabs(["Rides", "Settings"], selected: 0))
        scene.send(to: Leading.self) { $0.lead { $0.selectTab(1) } }
        await scene.expectNavigation(.selectTab(1))
        #expect(scene.view == nil)
        await scene.close()
    }

    @Test("a sheet that stays open keeps nothing of the scene")
    func left() async {
        scene.send { $0.lead { $0.present(Self.scene("Terms")) } }
        await scene.expectNavigation(.present("Terms"))
        await scene.close()
    }
}
