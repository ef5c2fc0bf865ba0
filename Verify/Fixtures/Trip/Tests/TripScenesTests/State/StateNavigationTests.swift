import SceneryScreens
import Testing

@testable import TripScenes

@MainActor @Suite("StateNavigation") struct StateNavigationTests {
    @Test("closing goes back to the scene below")
    func close() {
        let below = SceneMenu(title: "Below", scenes: SceneRegistry([]))
        let above = SceneMenu(title: "Above", scenes: SceneRegistry([]))
        let navigator = SceneNavigator(root: below)
        navigator.push(above)
        let navigation = StateNavigation()
        navigation.use(above)
        navigation.close()
        #expect(navigator.visibleView === below)
    }

    @Test("the view is held weakly; without one it leads nowhere")
    func viewGone() {
        let navigation = StateNavigation()
        var view: SceneMenu? = SceneMenu(title: "Above", scenes: SceneRegistry([]))
        view.map { navigation.use($0) }
        view = nil
        navigation.close()
        #expect(navigation.view == nil)
    }
}
