import Scenery
import SceneryTestKit
import Testing

/// scenery:mock
@MainActor protocol NewsObserving: AnyObject, Sendable {
    func heard(_ news: String)
}

@MainActor @Suite("What a scene observes") struct PlaceBroadcastTests {
    private let broadcasts = Broadcasts()
    private let reader = NewsObservingMock()

    private func tell(_ news: String) {
        broadcasts.notify((any NewsObserving).self) { $0.heard(news) }
    }

    @Test("a registration ends when the scene is closed")
    func ends() {
        let view = TestView()
        let navigator = SceneNavigator(root: view)
        #expect(view.context.register(reader, for: (any NewsObserving).self, on: broadcasts))
        tell("open")
        navigator.close()
        tell("closed")
        #expect(reader.onHeard.calls == ["open"])
    }

    @Test("a second registration changes nothing, and one for a closed scene is none")
    func once() {
        let view = TestView()
        let navigator = SceneNavigator(root: view)
        #expect(view.context.register(reader, for: (any NewsObserving).self, on: broadcasts))
        #expect(!view.context.register(reader, for: (any NewsObserving).self, on: broadcasts))
        navigator.close()
        #expect(!view.context.register(reader, for: (any NewsObserving).self, on: broadcasts))
        tell("closed")
        #expect(reader.onHeard.calls.isEmpty)
    }
}
