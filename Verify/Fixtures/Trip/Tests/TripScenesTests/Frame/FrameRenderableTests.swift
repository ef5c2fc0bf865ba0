import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@Suite("FrameRenderable") struct FrameRenderableTests {
    @Test("its values are formatted for display")
    func words() {
        let renderable = FrameRenderable(title: "some title", frame: "some frame", accessibility: 3)
        #expect(renderable.title == "some title")
        #expect(renderable.frame == "some frame")
        #expect(renderable.accessibility == 3)
    }
}
