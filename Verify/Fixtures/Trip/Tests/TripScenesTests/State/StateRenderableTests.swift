import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@Suite("StateRenderable") struct StateRenderableTests {
    @Test("its values are formatted for display")
    func words() {
        let renderable = StateRenderable(title: "some title", body: "some body", opacity: 3)
        #expect(renderable.title == "some title")
        #expect(renderable.body == "some body")
        #expect(renderable.opacity == 3)
    }
}
