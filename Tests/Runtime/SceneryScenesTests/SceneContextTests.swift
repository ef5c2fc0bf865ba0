import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("A scene context forwards the lifecycle in order")
struct ScenePlaceTests {
    private let logic = SceneLifecycleMock()

    @Test("appearing loads first, once, and a second appearing changes nothing")
    func appear() {
        let context = SceneContext("A", lifecycle: logic)
        context.appear(animated: true)
        context.appear()
        context.load()
        verifyInOrder(.strict(logic)) {
            logic.onViewDidLoad.called()
            logic.onViewWillAppear.called(true)
            logic.onViewDidAppear.called(true)
        }
    }

    @Test("appear and disappear come in pairs, whatever order a host calls in")
    func pairs() {
        let context = SceneContext("A", lifecycle: logic)
        context.disappear()
        context.load()
        context.appear()
        context.disappear(animated: true)
        context.disappear()
        context.appear()
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
        let context = SceneContext("A", lifecycle: Silent())
        context.appear()
        context.disappear()
        SceneContext("B").appear()
        #expect(!context.isClosed)
    }

    @Test("closing disappears the view, runs the closing actions in order and releases what was kept")
    func close() {
        final class Token {}
        let journal = Journal()
        logic.onViewDidDisappear.answers { _ in journal.write("disappeared") }
        let view = TestView("A", lifecycle: logic)
        let navigator = SceneNavigator(root: view)
        view.context.appear()
        weak var token: Token?
        do {
            let kept = Token()
            token = kept
            view.context.keep(kept)
        }
        #expect(token != nil)
        view.context.onClose { journal.write("first") }
        view.context.onClose { journal.write("second") }
        navigator.close()
        #expect(logic.onViewWillDisappear.calls == [false])
        #expect(logic.onViewDidDisappear.calls == [false])
        #expect(journal.lines == ["disappeared", "first", "second"])
        #expect(token == nil && view.context.isClosed && view.navigation == nil)
        view.context.onClose { journal.write("late") }
        #expect(journal.lines.last == "late")
        view.context.keep(Token())
        view.context.appear()
        #expect(logic.onViewWillAppear.count == 1)
    }
}
