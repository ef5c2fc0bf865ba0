import Foundation
import SceneryScreens
import Testing

@MainActor @Suite("A session shows the scene in front")
struct ScreenSessionTests {
    @Test("the lifecycle reaches the scene in front, and the one it covers")
    func lifecycle() {
        let (first, second) = (CountingLogic(), CountingLogic())
        let session = ScreenSession(root: StageView("A", lifecycle: first))
        #expect(first.log == ["load", "appear"])
        session.navigator.push(StageView("B", lifecycle: second))
        #expect(first.log == ["load", "appear", "disappear"] && second.log == ["load", "appear"])
        session.goBack()
        #expect(first.log.last == "appear" && second.log.last == "disappear")
        session.close()
        #expect(first.log.filter { $0 == "disappear" }.count == 2)
        #expect(session.display.scene == nil)
    }

    @Test("nothing goes back or to another tab behind a dialog")
    func behindDialog() {
        let (first, second) = (StageView("A"), StageView("B"))
        let session = ScreenSession(navigator: SceneNavigator(root: first))
        session.navigator.push(second)
        second.stage.show("B") {}
        second.stage.show(dialog: ScreenDialog("Sure?") { ScreenButton("No", role: .cancel) })
        session.goBack()
        session.selectTab(0)
        #expect(session.navigator.visibleView === second)
        session.send(ScreenInput("", .answer("No")))
        session.goBack()
        #expect(session.navigator.visibleView === first)
    }

    @Test("several changes in one event are one display, delivered before send returns")
    func coalescing() {
        let view = StageView("A")
        let session = ScreenSession(root: view)
        var displays: [Display] = []
        session.onDisplay = { displays.append($0) }
        view.stage.show("A") {
            ScreenButton("Go") {
                view.showActivity(true)
                view.stage.show(Screen("B"))
                view.navigation?.push(StageView("C", Screen("C")))
                view.showActivity(false)
            }
        }
        session.send(ScreenInput("button-1"))
        #expect(displays.map(\.screen.title) == ["C"])
        #expect(session.display.back == .back)
    }

    @Test("changes outside of an event are delivered on the next turn, as one")
    func outside() async {
        let view = StageView("A", Screen("A"))
        let session = ScreenSession(root: view)
        var titles: [String] = []
        session.onDisplay = { titles.append($0.screen.title) }
        view.stage.show(Screen("B"))
        view.stage.show(Screen("C"))
        #expect(titles.isEmpty && session.display.screen.title == "A")
        for _ in 0..<10 where titles.isEmpty { await Task { @MainActor in }.value }
        #expect(titles == ["C"])
    }

    @Test("input for another scene or for nothing is ignored and reported")
    func ignored() {
        let session = ScreenSession(root: StageView("A", Screen("A")))
        var ignored: [ScreenInput] = []
        session.onIgnored = { ignored.append($0) }
        session.send(ScreenInput("x"))
        session.close()
        session.send(ScreenInput("y"))
        #expect(ignored == [ScreenInput("x"), ScreenInput("y")])
    }

    @Test("tabs and sheets are in the display, with the way out of them")
    func around() {
        let session = ScreenSession(root: StageView("Root"))
        session.navigator.replaceRoot(
            withTabs: ["1", "2"].map { SceneTab("T\($0)", scene: StageView($0, Screen($0))) })
        #expect(session.display.tabs.count == 2 || session.navigator.state.tabs.count == 2)
        session.selectTab(1)
        #expect(
            session.display.tabs == [
                .init(title: "T1", isSelected: false), .init(title: "T2", isSelected: true),
            ])
        #expect(session.display.screen.title == "2" && session.display.back == nil)
        session.navigator.present(StageView("S", Screen("S")))
        session.selectTab(0)
        #expect(session.display.isSheet && session.display.back == .close && session.display.tabs.isEmpty)
        session.goBack()
        #expect(!session.display.isSheet && session.display.screen.title == "2")
    }

    @Test("a web page is reported to the host; a session that is released releases its scenes")
    func openAndRelease() throws {
        weak var view: StageView?
        var opened: [URL] = []
        let url = try #require(URL(string: "https://example.org"))
        do {
            let scene = StageView("A")
            view = scene
            let session = ScreenSession(root: scene)
            session.onOpen = { opened.append($0) }
            scene.navigation?.open(url)
        }
        #expect(opened == [url] && view == nil)
    }
}

extension Display.Tab {
    fileprivate init(title: String, isSelected: Bool) {
        var tab = Self.any
        tab.title = title
        tab.isSelected = isSelected
        self = tab
    }

    /// Tabs are made by sessions only; JSON is the way to any other.
    private static var any: Display.Tab {
        guard
            let tab = try? JSONDecoder().decode(
                Display.Tab.self, from: Data(#"{"title":"","isSelected":false}"#.utf8))
        else { preconditionFailure("a tab is a title and a flag") }
        return tab
    }
}
