import SceneryScreens
import Testing

@testable import TripScenes

@MainActor @Suite("ImportNavigator") struct ImportNavigatorTests {
    @Test("closing goes back to the scene below")
    func close() {
        let below = SceneMenu(title: "Below", scenes: SceneRegistry([]))
        let above = SceneMenu(title: "Above", scenes: SceneRegistry([]))
        let navigator = SceneNavigator(root: below)
        navigator.push(above)
        let navigation = ImportNavigator()
        navigation.view = above
        navigation.close()
        #expect(navigator.visibleView === below)
    }

    @Test("the view is held weakly; without one it leads nowhere")
    func viewGone() {
        let navigation = ImportNavigator()
        var view: SceneMenu? = SceneMenu(title: "Above", scenes: SceneRegistry([]))
        navigation.view = view
        view = nil
        navigation.close()
        #expect(navigation.view == nil)
    }
}
