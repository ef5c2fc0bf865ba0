import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("A place forwards the lifecycle in order")
struct ScenePlaceTests {
    private let logic = SceneLifecycleMock()

    @Test("appearing loads first, once, and a second appearing changes nothing")
    func appear() {
        let place = ScenePlace("A", lifecycle: logic)
        place.appear(animated: true)
        place.appear()
        place.load()
        verifyInOrder(.strict(logic)) {
            logic.onViewDidLoad.called()
            logic.onViewWillAppear.called(true)
            logic.onViewDidAppear.called(true)
        }
    }

    @Test("appear and disappear come in pairs, whatever order a host calls in")
    func pairs() {
        let place = ScenePlace("A", lifecycle: logic)
        place.disappear()
        place.load()
        place.appear()
        place.disappear(animated: true)
        place.disappear()
        place.appear()
        verifyInOrder(.strict(logic)) {
            logic.onViewDidLoad.called()
            logic.onViewWillAppear.called(false)
            logic.onViewDidAppear.called(false)
            logic.onViewWillDisappear.called(true)
            logic.onViewDidDisappear.called(true)
            logic.onViewWillAppear.called(false)
            logic.onViewDidAppear.called(false)
        }
    }

    @Test("every method of the lifecycle is optional")
    func optional() {
        final class Silent: SceneLifecycle {}
        let place = ScenePlace("A", lifecycle: Silent())
        place.appear()
        place.disappear()
        ScenePlace("B").appear()
        #expect(!place.isClosed)
    }

    @Test("closing disappears the view, runs the closing actions in order and lets go of what was kept")
    func close() {
        final class Token {}
        let journal = Journal()
        logic.onViewDidDisappear.answers { _ in journal.write("disappeared") }
        let view = TestView("A", lifecycle: logic)
        let navigator = SceneNavigator(root: view)
        view.place.appear()
        weak var token: Token?
        do {
            let kept = Token()
            token = kept
            view.place.keep(kept)
        }
        #expect(token != nil)
        view.place.onClose { journal.write("first") }
        view.place.onClose { journal.write("second") }
        navigator.close()
        #expect(logic.onViewWillDisappear.calls == [false])
        #expect(logic.onViewDidDisappear.calls == [false])
        #expect(journal.lines == ["disappeared", "first", "second"])
        #expect(token == nil && view.place.isClosed && view.navigation == nil)
        view.place.onClose { journal.write("late") }
        #expect(journal.lines.last == "late")
        view.place.keep(Token())
        view.place.appear()
        #expect(logic.onViewWillAppear.count == 1)
    }
}
