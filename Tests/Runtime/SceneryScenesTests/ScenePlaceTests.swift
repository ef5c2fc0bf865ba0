import Scenery
import Testing

@MainActor @Suite("A place forwards the lifecycle in order")
struct ScenePlaceTests {
    let journal = Journal()

    private func place() -> ScenePlace { ScenePlace("A", lifecycle: JournalLogic("A", journal)) }

    @Test("appearing loads first, once, and a second appearing changes nothing")
    func appear() {
        let place = place()
        place.appear(animated: true)
        place.appear()
        place.load()
        #expect(journal.lines == ["A load", "A will appear true", "A did appear true"])
    }

    @Test("appear and disappear come in pairs, whatever order a host calls in")
    func pairs() {
        let place = place()
        place.disappear()
        place.load()
        place.appear()
        place.disappear(animated: true)
        place.disappear()
        place.appear()
        #expect(journal.lines == [
            "A load", "A will appear false", "A did appear false", "A will disappear true", "A did disappear true",
            "A will appear false", "A did appear false",
        ])
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
        let view = TestView("A", lifecycle: JournalLogic("A", journal))
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
        journal.clear()
        navigator.close()
        #expect(journal.lines == ["A will disappear false", "A did disappear false", "first", "second"])
        #expect(token == nil && view.place.isClosed && view.navigation == nil)
        view.place.onClose { journal.write("late") }
        #expect(journal.lines.last == "late")
        view.place.keep(Token())
        view.place.appear()
        #expect(journal.lines.last == "late")
    }
}
