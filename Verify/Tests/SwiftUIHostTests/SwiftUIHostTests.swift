import SceneryScreens
import SwiftUIStandIn
import Testing
import VerifiedSwiftUI

@MainActor @Suite("The SwiftUI host, against the stand-in") struct SwiftUIHostTests {
    private let navigator = SceneNavigator(root: PlainView("Home"))

    private var node: Node {
        render(
            SceneryAppView(
                HostedApp("Sample") { [navigator] _ in
                    HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
                }))
    }

    private func first(_ kind: String, _ text: String? = nil) -> Node? {
        node.all.first { $0.kind == kind && (text == nil || $0.text == text) }
    }

    @Test("the screen of the scene in front is drawn, its button sends the event")
    func draws() throws {
        #expect(first("navigationTitle", "Home") != nil)
        let root = try #require(navigator.visibleView as? PlainView)
        let act = try #require(first("Button", "Go")?.action)
        act()
        #expect(root.went == 1)
    }

    @Test("a pushed scene is the stack's destination; a shortened path closes it")
    func back() throws {
        navigator.push(PlainView("Detail"))
        #expect(first("navigationTitle", "Detail") != nil)
        let act = try #require(first("NavigationStack")?.action)
        act()
        #expect(navigator.state.scenes.map(\.name) == ["Home"])
    }

    @Test("a sheet is shown over the base; dragged away it is closed")
    func sheet() throws {
        navigator.present(PlainView("Sheet"))
        #expect(first("navigationTitle", "Sheet") != nil)
        let act = try #require(first("sheet")?.action)
        act()
        #expect(navigator.state.isSheet == false)
    }

    @Test("tabs are drawn with their titles")
    func tabs() {
        navigator.replaceRoot(
            withTabs: [SceneTab("One", scene: PlainView("A")), SceneTab("Two", scene: PlainView("B"))])
        #expect(first("TabView", "0") != nil)
        #expect(first("Text", "Two") != nil)
    }

    @Test("an error is an alert whose buttons answer the dialog")
    func alert() throws {
        let root = try #require(navigator.visibleView as? PlainView)
        root.show(error: ErrorViewModel(title: "No Internet!", message: "Try later"))
        #expect(first("alert", "No Internet!") != nil)
        let act = try #require(first("Button", "OK")?.action)
        act()
        #expect(root.stage.screen.dialog == nil)
    }
}

@MainActor final class PlainView: ScreenView {
    let stage: Stage
    private(set) var went = 0

    init(_ name: String) {
        stage = Stage(name)
        stage.show(name) {
            ScreenHeading("Hello")
            ScreenField("Say")
            ScreenToggle("Loud", isOn: false)
            ScreenList("Rows") { ScreenRow("One") {} }
            ScreenButton("Go") { [weak self] in self?.went += 1 }
        }
    }
}
