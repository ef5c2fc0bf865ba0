import Foundation
import Scenery
import Testing

@MainActor @Suite("A navigator holds the open scenes, and only those")
struct SceneNavigatorTests {
    @Test("scenes are numbered in the order they come, and know their navigation")
    func attach() {
        let (first, second) = (TestView("A"), TestView("B"))
        let navigator = SceneNavigator(root: first)
        first.navigation?.push(second)
        #expect(navigator.state.frontStack == [id("A", 1), id("B", 2)])
        #expect(navigator.visibleView === second && navigator[id("A", 1)] === first)
    }

    @Test("a closed scene is released before the call returns, however it was closed", arguments: 0..<7)
    func released(_ way: Int) {
        let navigator = SceneNavigator(root: TestView("Root"))
        weak var view: TestView?
        do {
            let scene = TestView("A")
            view = scene
            if way == 1 { navigator.present(scene) } else { navigator.push(scene) }
        }
        #expect(view != nil)
        switch way {
        case 0: navigator.pop()
        case 1: navigator.dismiss()
        case 2: navigator.popToRoot()
        case 3: navigator.replace(with: TestView("B"))
        case 4: navigator.replaceRoot(with: TestView("B"))
        case 5: navigator.hostDidReturn(to: id("Root", 1))
        default: navigator.close()
        }
        #expect(view == nil)
    }

    @Test("several scenes close from the top down")
    func closingOrder() {
        let journal = Journal()
        let navigator = SceneNavigator(root: TestView("Root"))
        for name in ["A", "B", "C"] {
            let view = TestView(name)
            view.context.onClose { journal.write(name) }
            navigator.push(view)
        }
        navigator.popToRoot()
        #expect(journal.lines == ["C", "B", "A"])
    }

    @Test("a change asked for while another is made waits its turn")
    func reentrancy() {
        let navigator = SceneNavigator(root: TestView("Root"))
        var events: [SceneNavigator.Event] = []
        let token = navigator.onEvent { event in
            if case .changed(.push(let pushed), _, _) = event, pushed.name == "A" {
                navigator.push(TestView("B"))
                navigator.push(TestView("C"))
                #expect(navigator.state.visible?.name == "A")
            }
        }
        let second = navigator.onEvent { events.append($0) }
        navigator.push(TestView("A"))
        #expect(navigator.state.frontStack.map(\.name) == ["Root", "A", "B", "C"])
        #expect(events.count == 3)
        withExtendedLifetime((token, second)) {}
    }

    @Test("observers are called in order until their token is released")
    func observers() {
        let navigator = SceneNavigator(root: TestView("Root"))
        let journal = Journal()
        var first: NavigationToken? = navigator.onEvent { _ in journal.write("first") }
        let second = navigator.onEvent { _ in journal.write("second") }
        navigator.push(TestView())
        #expect(journal.lines == ["first", "second"])
        first = nil
        navigator.pop()
        #expect(journal.lines == ["first", "second", "second"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("what cannot be done changes nothing and is reported; a scene that came with it is released")
    func refused() {
        let navigator = SceneNavigator()
        var events: [SceneNavigator.Event] = []
        let token = navigator.onEvent { events.append($0) }
        navigator.pop()
        weak var view: TestView?
        do {
            let sheet = TestView("S")
            view = sheet
            navigator.present(sheet)
        }
        #expect(events == [.refused(.pop), .refused(.present(id("S", 1)))])
        #expect(view == nil && navigator.state == NavigationState())
        withExtendedLifetime(token) {}
    }

    @Test("a view that is open already, here or elsewhere, or was closed, is refused and reported")
    func twice() {
        let (root, view) = (TestView("Root"), TestView("A"))
        let navigator = SceneNavigator(root: root)
        navigator.push(view)
        let before = navigator.state
        var events: [SceneNavigator.Event] = []
        let token = navigator.onEvent { events.append($0) }
        navigator.push(view)
        navigator.present(view)
        navigator.replaceRoot(with: root)
        navigator.replaceRoot(withTabs: [SceneTab("1", scene: view), SceneTab("2", scene: TestView("B"))])
        #expect(navigator.state == before && navigator[id("A", 2)] === view && view.context.id == id("A", 2))
        #expect(
            events.prefix(3) == [
                .refused(.push(id("A", 2))), .refused(.present(id("A", 2))),
                .refused(.replaceRoot(id("Root", 1))),
            ])
        #expect(events.count == 4 && !view.context.isClosed)
        let other = SceneNavigator(root: TestView("Other"))
        other.push(view)
        #expect(other.state.scenes.count == 1 && view.navigation === navigator)
        navigator.pop()
        navigator.push(view)
        #expect(navigator.state.scenes == [id("Root", 1)])
        withExtendedLifetime(token) {}
    }

    @Test("the same view in two tabs is refused")
    func sameTab() {
        let navigator = SceneNavigator(root: TestView("Root"))
        let view = TestView("A")
        navigator.replaceRoot(withTabs: [SceneTab("1", scene: view), SceneTab("2", scene: view)])
        #expect(navigator.state.tabs.isEmpty && view.context.id == nil)
    }

    @Test("tabs keep every tab's scenes alive; going back pops, then closes the sheet, then is refused")
    func tabsAndBack() {
        let navigator = SceneNavigator()
        navigator.replaceRoot(withTabs: ["1", "2"].map { SceneTab($0, scene: TestView("T\($0)")) })
        navigator.selectTab(1)
        #expect(navigator.state.visible == id("T2", 2) && navigator[id("T1", 1)] != nil)
        navigator.present(TestView("S"))
        navigator.push(TestView("P"))
        navigator.goBack()
        #expect(navigator.state.visible?.name == "S")
        navigator.goBack()
        #expect(navigator.state.visible?.name == "T2")
        let state = navigator.state
        navigator.goBack()
        #expect(navigator.state == state)
    }

    @Test("a web page is reported to the host")
    func open() throws {
        let navigator = SceneNavigator()
        var events: [SceneNavigator.Event] = []
        let token = navigator.onEvent { events.append($0) }
        let url = try #require(URL(string: "https://example.org"))
        navigator.open(url)
        #expect(events == [.opened(url)])
        withExtendedLifetime(token) {}
    }
}
