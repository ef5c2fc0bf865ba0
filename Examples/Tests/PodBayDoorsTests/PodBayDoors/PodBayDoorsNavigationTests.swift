import SceneryScreens
import Testing

@testable import PodBayDoors

@MainActor @Suite("PodBayDoorsNavigation") struct PodBayDoorsNavigationTests {
    private let navigation = PodBayDoorsNavigation(crewQuarters: SomeQuarters())

    @Test("going in pushes what the assembler makes, each time a new one")
    func goesIn() {
        let doors = SceneMenu(title: "Doors", scenes: SceneRegistry([]))
        let navigator = SceneNavigator(root: doors)
        navigation.use(doors)
        navigation.goIn()
        #expect(navigator.state.frontStack.map(\.name) == ["Menu", "Menu"])
        let first = navigator.visibleView
        navigator.goBack()
        navigation.goIn()
        #expect(navigator.visibleView !== first)
    }

    @Test("the view is held weakly; without one, or after it is closed, it leads nowhere")
    func viewGone() {
        navigation.goIn()
        var doors: SceneMenu? = SceneMenu(title: "Doors", scenes: SceneRegistry([]))
        let navigator = SceneNavigator()
        doors.map { navigator.replaceRoot(with: $0) }
        doors.map { navigation.use($0) }
        navigator.close()
        navigation.goIn()
        #expect(navigator.state.scenes.isEmpty)
        doors = nil
        #expect(navigation.view == nil)
        navigation.goIn()
    }

    private struct SomeQuarters: Assembling {
        func assemble() -> any ScreenView { SceneMenu(title: "Quarters", scenes: SceneRegistry([])) }
    }
}
